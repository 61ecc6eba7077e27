import CTerminal
import Foundation
import Toolkit

/// The process's own terminal.
///
/// `CTerminal` hides the differences between systems.
struct TerminalDevice {
  init() {}

  /// Whether standard input is a terminal.
  var isInput: Bool { terminal_is_input() }

  /// Whether standard output is a terminal.
  var isOutput: Bool { terminal_is_output() }

  /// Takes over the terminal, at the start and after the process was stopped.
  ///
  /// `leave` restores it.
  func enter() throws(TerminalError) {
    try check(terminal_enter())
  }

  func leave() {
    terminal_leave()
  }

  var size: Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    terminal_size(&columns, &rows)
    return Size(width: Int(columns), height: Int(rows))
  }

  /// Waits for input or a signal; `nil` waits forever.
  func wait(milliseconds: Int?) -> terminal_events {
    terminal_wait(Int32(clamping: milliseconds ?? -1))
  }

  /// Returns the available bytes; `nil` at the end of input.
  func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = terminal_read(&buffer, buffer.count)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  func write(_ text: String) throws(TerminalError) {
    let bytes = Array(text.utf8)
    try check(terminal_write(bytes, bytes.count))
  }

  /// Stops the process as the shell's Ctrl-Z does, until it is continued.
  func suspend() throws(TerminalError) {
    try check(terminal_suspend())
  }

  /// Ends the process by the signal that asked it to end.
  func end(by signal: Int32) {
    terminal_end_by(signal)
  }

  private func check(_ error: Int32) throws(TerminalError) {
    if error != 0 { throw TerminalError(number: error) }
  }
}

/// An error that prevents the use of the terminal.
nonisolated struct TerminalError: Error, Equatable, CustomStringConvertible {
  /// The C library's error number.
  let number: Int32

  var description: String {
    "The terminal cannot be used (\(String(cString: strerror(number)))); try another one."
  }
}

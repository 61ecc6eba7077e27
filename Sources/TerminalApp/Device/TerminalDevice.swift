package import CTerminal
package import Toolkit

/// The process's own terminal; what differs from one system to another is behind `CTerminal`.
package struct TerminalDevice {
  package init() {}

  /// Whether standard input leads to a terminal.
  package var isInput: Bool { terminal_is_input() }

  /// Whether standard output does.
  package var isOutput: Bool { terminal_is_output() }

  /// Takes the terminal, also anew after the process was stopped; `leave` gives it back.
  package func enter() throws(TerminalError) {
    try check(terminal_enter())
  }

  package func leave() {
    terminal_leave()
  }

  package var size: Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    terminal_size(&columns, &rows)
    return Size(width: Int(columns), height: Int(rows))
  }

  /// Waits for input or a signal, without end for no time.
  package func wait(milliseconds: Int?) -> terminal_events {
    terminal_wait(Int32(clamping: milliseconds ?? -1))
  }

  /// The bytes that are there; `nil` when no more will come.
  package func read() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = terminal_read(&buffer, buffer.count)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }

  package func write(_ text: String) throws(TerminalError) {
    let bytes = Array(text.utf8)
    try check(terminal_write(bytes, bytes.count))
  }

  /// Stops the process as the shell's Ctrl-Z does, until it is continued.
  package func suspend() throws(TerminalError) {
    try check(terminal_suspend())
  }

  /// Ends the process by a signal that it was asked to end by.
  package func end(by signal: Int32) {
    terminal_end_by(signal)
  }

  private func check(_ error: Int32) throws(TerminalError) {
    if error != 0 { throw TerminalError(number: error) }
  }
}

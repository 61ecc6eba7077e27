import CTerminal
import Equivalence
import Foundation
import Model
import Support
import Toolkit

/// Runs a session in the process's terminal, in real time.
///
/// When idle, it sleeps until the next input or answer.
final class PlayLoop {
  /// The reason why the loop ended.
  enum EndReason: Hashable, Sendable {
    /// The user quits, or the terminal is gone.
    case quit
    /// A signal asks the process to end.
    case signal(Int32)
  }

  private let session: PlaySession
  private let now: () -> Timestamp
  private var decoder = InputDecoder()
  /// The time at which the rest of an incomplete sequence is no longer expected.
  private var flushAt: Timestamp?

  /// Creates a loop; `now` returns the current time and must be monotonic.
  init(_ session: PlaySession, now: @escaping () -> Timestamp) {
    self.session = session
    self.now = now
  }

  /// Takes over the terminal, runs the session and restores the terminal.
  ///
  /// - Throws: a `CommandFailure` with exit code 73 if the terminal cannot be used.
  func run() throws(CommandFailure) -> EndReason {
    try check(terminal_enter())
    defer {
      terminal_leave()
      // All saved notes are stored.
      session.app.driver.settle()
    }
    while true {
      // A long paste arrives in many portions, and nothing changes before its end.
      if !decoder.isPasting {
        let frame = Array(session.frame().text.utf8)
        try check(terminal_write(frame, frame.count))
      }
      if let ending = try step() { return ending }
    }
  }

  /// Waits for the next event and lets the session handle it.
  private func step() throws(CommandFailure) -> EndReason? {
    let events = terminal_wait(timeout)
    if events.ending_signal != 0 { return .signal(events.ending_signal) }
    // Scheduled events precede the user's input.
    session.advance(to: now())
    if events.is_continued { try check(terminal_enter()) }
    if events.is_resized || events.is_continued { session.resize(to: Self.terminalSize) }
    if events.should_stop { try suspend() }
    return events.has_input ? try takeInput() : try flushInput()
  }

  private func takeInput() throws(CommandFailure) -> EndReason? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = terminal_read(&bytes, bytes.count)
    guard count > 0 else { return .quit }
    let inputs = decoder.decode(bytes.prefix(count))
    flushAt = decoder.timeout.map { now().advanced(by: Int64($0)) }
    return try handle(inputs)
  }

  private func flushInput() throws(CommandFailure) -> EndReason? {
    guard let moment = flushAt, moment <= now() else { return nil }
    flushAt = nil
    return try handle(decoder.flush())
  }

  /// The milliseconds until the next scheduled event; -1 if there is none.
  private var timeout: Int32 {
    let next = [session.app.driver.nextEventAt, flushAt].compactMap(\.self).min()
    return next.map { Int32(clamping: max(0, $0.milliseconds - now().milliseconds)) } ?? -1
  }

  private func handle(_ inputs: [Input]) throws(CommandFailure) -> EndReason? {
    for input in inputs {
      // The terminal is raw, so this key arrives as a byte and not as a signal.
      if input == .key(.control("\\")) { return .signal(SIGQUIT) }
      switch session.handle(input) {
      case .continueSession: break
      case .suspend: try suspend()
      case .quit: return .quit
      }
    }
    return nil
  }

  private func suspend() throws(CommandFailure) {
    try check(terminal_suspend())
    session.resize(to: Self.terminalSize)
  }

  static var terminalSize: Size {
    var (columns, rows): (Int32, Int32) = (0, 0)
    terminal_size(&columns, &rows)
    return Size(width: Int(columns), height: Int(rows))
  }

  private func check(_ error: Int32) throws(CommandFailure) {
    guard error != 0 else { return }
    throw CommandFailure(
      "The terminal cannot be used (\(String(cString: strerror(error)))); try another one.",
      .cannotWrite)
  }
}

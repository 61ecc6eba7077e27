import CTerminal
import Model

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
  private let device: TerminalDevice
  private let now: () -> Timestamp
  private let usesColour: Bool
  private var decoder = InputDecoder()
  /// The time at which the rest of an incomplete sequence is no longer expected.
  private var flushAt: Timestamp?
  /// The contents of the terminal; `nil` if they are unknown.
  private var shown: TerminalFrame?

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - session: the session to run.
  ///   - device: the terminal, which is not yet taken over.
  ///   - usesColour: whether colours are supported and wanted.
  ///   - now: the current time, which must be monotonic.
  init(
    _ session: PlaySession, on device: TerminalDevice, usesColour: Bool,
    now: @escaping () -> Timestamp
  ) {
    self.session = session
    self.device = device
    self.usesColour = usesColour
    self.now = now
  }

  /// Takes over the terminal, runs the session and restores the terminal.
  func run() throws(TerminalError) -> EndReason {
    try device.enter()
    defer {
      device.leave()
      session.finish()
    }
    while true {
      try show()
      if let ending = try step() { return ending }
    }
  }

  private func show() throws(TerminalError) {
    let frame = session.frame()
    try device.write(TerminalUpdate(from: shown, to: frame, usesColour: usesColour).text)
    shown = frame
  }

  /// Waits for the next event and lets the session handle it.
  private func step() throws(TerminalError) -> EndReason? {
    let events = device.wait(milliseconds: timeout)
    if events.ending_signal != 0 { return .signal(events.ending_signal) }
    // Scheduled events precede the user's input.
    session.advance(to: now())
    if events.is_continued {
      try device.enter()
      shown = nil
    }
    if events.is_resized || events.is_continued { resize() }
    if events.should_stop { try suspend() }
    return events.has_input ? try takeInput() : try flushInput()
  }

  private func takeInput() throws(TerminalError) -> EndReason? {
    guard let bytes = device.read() else { return .quit }
    let inputs = decoder.decode(bytes)
    flushAt = decoder.timeout.map { now().advanced(by: Int64($0)) }
    return try handle(inputs)
  }

  private func flushInput() throws(TerminalError) -> EndReason? {
    guard let moment = flushAt, moment <= now() else { return nil }
    flushAt = nil
    return try handle(decoder.flush())
  }

  /// The milliseconds until the next scheduled event; `nil` if there is none.
  private var timeout: Int? {
    let next = [session.nextEventAt, flushAt].compactMap(\.self).min()
    return next.map { max(0, Int($0.milliseconds - now().milliseconds)) }
  }

  private func handle(_ inputs: [Input]) throws(TerminalError) -> EndReason? {
    for input in inputs {
      switch session.handle(input) {
      case .continueSession: break
      case .redraw: shown = nil
      case .suspend: try suspend()
      case .quit: return .quit
      }
    }
    return nil
  }

  private func suspend() throws(TerminalError) {
    try device.suspend()
    shown = nil
    resize()
  }

  private func resize() {
    session.resize(to: device.size)
    shown = nil
  }
}

import CTerminal
package import Model

/// Runs a session in the process's terminal, in real time; idle, it sleeps until a key or an answer.
package final class PlayLoop {
  /// Why it ended.
  package enum Ending: Hashable, Sendable {
    /// The user wants to quit, or the terminal is gone.
    case quit
    /// A signal asks for it.
    case signal(Int32)
  }

  private let session: PlaySession
  private let device: TerminalDevice
  private let now: () -> Timestamp
  private let usesColour: Bool
  private var decoder = InputDecoder()
  /// When bytes that were cut have waited long enough for the rest.
  private var flushAt: Timestamp?
  /// What the terminal shows; `nil` if that is not known.
  private var shown: Frame?

  /// - Parameters:
  ///   - session: what to run.
  ///   - device: the terminal, not taken yet.
  ///   - usesColour: whether colours are seen and wanted.
  ///   - now: the time, which only goes on.
  package init(
    _ session: PlaySession, on device: TerminalDevice, usesColour: Bool,
    now: @escaping () -> Timestamp
  ) {
    self.session = session
    self.device = device
    self.usesColour = usesColour
    self.now = now
  }

  /// Takes the terminal, and gives it back at the end.
  package func run() throws(TerminalError) -> Ending {
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
    try device.write(FrameUpdate(from: shown, to: frame, usesColour: usesColour).text)
    shown = frame
  }

  /// Waits for one thing to happen, and has the session react to it.
  private func step() throws(TerminalError) -> Ending? {
    let events = device.wait(milliseconds: patience)
    if events.ending_signal != 0 { return .signal(events.ending_signal) }
    // What is due comes before what the user does now.
    session.advance(to: now())
    if events.is_continued {
      try device.enter()
      shown = nil
    }
    if events.is_resized || events.is_continued { resize() }
    if events.shall_stop { try suspend() }
    return events.has_input ? try takeInput() : try flushInput()
  }

  private func takeInput() throws(TerminalError) -> Ending? {
    guard let bytes = device.read() else { return .quit }
    let inputs = decoder.decode(bytes)
    flushAt = decoder.patience.map { now().advanced(by: Int64($0)) }
    return try handle(inputs)
  }

  private func flushInput() throws(TerminalError) -> Ending? {
    guard let moment = flushAt, moment <= now() else { return nil }
    flushAt = nil
    return try handle(decoder.flush())
  }

  /// The milliseconds until something is due that nobody tells of.
  private var patience: Int? {
    let next = [session.nextEventAt, flushAt].compactMap(\.self).min()
    return next.map { max(0, Int($0.milliseconds - now().milliseconds)) }
  }

  private func handle(_ inputs: [Input]) throws(TerminalError) -> Ending? {
    for input in inputs {
      switch session.handle(input) {
      case .goOn: break
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

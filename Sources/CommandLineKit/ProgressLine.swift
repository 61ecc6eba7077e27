internal import Synchronization

/// One line that says what runs, how much is done and how long it will take, and erases itself.
///
/// It is silent unless its output can rewrite a line, counts at most ten times a second, and never
/// grows wider than the terminal. Any thread may use it.
package final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var drawnAt: Duration?
    var what = ""
  }

  private let output: Output
  private let terminal: Terminal
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// A line on `output`; `elapsed` is the time since the work began.
  package init(
    output: Output, terminal: Terminal, elapsed: @escaping @Sendable () -> Duration
  ) {
    self.output = output
    self.terminal = terminal
    self.elapsed = elapsed
  }

  deinit { erase() }

  /// Says that `what` runs after `done` of `total` parts, and what time is `left`; if that is not
  /// given, as much as the parts took so far.
  package func update(_ what: String, done: Int, total: Int, left: Duration? = nil) {
    guard terminal.canRewrite else { return }
    let now = elapsed()
    state.withLock { state in
      let isRecent = state.drawnAt.map { now - $0 < .milliseconds(100) } ?? false
      guard !isRecent || what != state.what else { return }
      write(Self.eraser + line(what, done: done, total: total, elapsed: now, left: left))
      state = State(isShown: true, drawnAt: now, what: what)
    }
  }

  /// Writes a whole line that stays, also where there is no progress line to be seen.
  package func print(_ text: String) {
    state.withLock { state in
      write((state.isShown ? Self.eraser : "") + text + "\n")
      state = State()
    }
  }

  /// Takes the line away; the next update brings it back.
  package func erase() {
    state.withLock { state in
      if state.isShown { write(Self.eraser) }
      state = State()
    }
  }

  private static let eraser = "\r\u{1B}[2K"

  /// Progress that nobody can see is no reason to fail.
  private func write(_ text: String) { try? output.write(text) }

  private func line(
    _ what: String, done: Int, total: Int, elapsed: Duration, left: Duration?
  ) -> String {
    var tail = "  \(done)/\(total)"
    let byParts =
      done > 0 && done < total ? elapsed * Double(total - done) / Double(done) : nil
    if let left = left ?? byParts { tail += "  \(Self.describe(left)) left" }
    // The last column stays free: some terminals begin a new line as soon as it is filled.
    let width = terminal.width - 1
    let clean = String(what.map { $0.isNewline || $0.isControl ? " " : $0 })
    return truncated(truncated(clean, to: max(1, width - displayWidth(tail))) + tail, to: width)
  }

  /// A span of time, rounded up: `40 s`, `3 min`, `1 h 20 min`.
  package static func describe(_ time: Duration) -> String {
    let (whole, fraction) = time.components
    let seconds = whole + (fraction > 0 ? 1 : 0)
    guard seconds >= 60 else { return "\(seconds) s" }
    let minutes = (seconds + 59) / 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

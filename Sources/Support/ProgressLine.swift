internal import Synchronization

/// A line that shows the current task, the progress and the remaining time, and erases itself.
///
/// It is silent unless its output can rewrite a line. It updates the counts at most ten times a
/// second, and is never wider than the terminal. Any thread may use it.
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
  private let printed = Mutex(Set<String>())

  /// Creates a line on `output`; `elapsed` returns the time since the work began.
  package init(
    output: Output, terminal: Terminal, elapsed: @escaping @Sendable () -> Duration
  ) {
    self.output = output
    self.terminal = terminal
    self.elapsed = elapsed
  }

  deinit { erase() }

  /// Shows the current task, how many of all parts are done, and the remaining time: by default as
  /// extrapolated from the finished parts.
  package func update(_ what: String, done: Int, total: Int, left: Duration? = nil) {
    guard terminal.canRewrite else { return }
    let now = elapsed()
    state.withLock { state in
      let isRecent = state.drawnAt.map { now - $0 < .milliseconds(100) } ?? false
      guard !isRecent || what != state.what else { return }
      write(line(what, done: done, total: total, elapsed: now, left: left))
      state = State(isShown: true, drawnAt: now, what: what)
    }
  }

  /// Writes a permanent line, even if no progress line is visible.
  package func print(_ text: String) {
    state.withLock { state in
      write(text + "\n", erasing: state.isShown)
      state = State()
    }
  }

  /// Writes a permanent line, unless it was written so before.
  package func printOnce(_ text: String) {
    if printed.withLock({ $0.insert(text).inserted }) { print(text) }
  }

  /// Erases the line; the next update shows it again.
  package func erase() {
    state.withLock { state in
      if state.isShown { write("") }
      state = State()
    }
  }

  /// Ignores errors: a command need not fail because its progress is invisible.
  private func write(_ text: String, erasing: Bool = true) {
    try? output.write(text, erasingLine: erasing)
  }

  private func line(
    _ what: String, done: Int, total: Int, elapsed: Duration, left: Duration?
  ) -> String {
    var tail = "  \(done)/\(total)"
    let byParts =
      done > 0 && done < total ? elapsed * Double(total - done) / Double(done) : nil
    if let left = left ?? byParts { tail += "  \(Self.describe(left)) left" }
    // The last column stays free, because some terminals wrap as soon as it is filled.
    let width = terminal.width - 1
    let clean = String(what.map { $0.isWhitespace ? " " : $0 })
    return truncated(truncated(clean, to: max(1, width - displayWidth(tail))) + tail, to: width)
  }

  /// Returns a duration in words, rounded up: `40 s`, `3 min`, `1 h 20 min`.
  package static func describe(_ time: Duration) -> String {
    let (whole, fraction) = time.components
    let seconds = whole + (fraction > 0 ? 1 : 0)
    guard seconds >= 60 else { return "\(seconds) s" }
    let minutes = (seconds + 59) / 60
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}

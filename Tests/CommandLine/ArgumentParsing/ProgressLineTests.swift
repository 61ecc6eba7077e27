internal import Support
internal import Synchronization
internal import Testing

@Suite("The progress line")
struct ProgressLineTests {
  private static let erase = "\r\u{1B}[2K"
  private let recorder = Recorder()
  private let clock = FakeClock()

  @Test("The line shows the current task, the progress and the remaining time.")
  func text() {
    let line = line()
    line.update("select · Redux", done: 0, total: 8)
    #expect(recorder.take() == Self.erase + "select · Redux  0/8")
    clock.advance(.seconds(10))
    line.update("select · Redux", done: 2, total: 8)
    #expect(recorder.take() == Self.erase + "select · Redux  2/8  30 s left")
    clock.advance(.seconds(80))
    line.update("select · Redux", done: 3, total: 8)
    #expect(recorder.take() == Self.erase + "select · Redux  3/8  3 min left")
    clock.advance(.seconds(3600))
    line.update("select · Redux", done: 4, total: 8)
    #expect(recorder.take() == Self.erase + "select · Redux  4/8  1 h 2 min left")
    line.update("end", done: 8, total: 8)
    #expect(recorder.take() == Self.erase + "end  8/8")
  }

  @Test("The remaining time that the caller passes is shown.")
  func timeLeft() {
    let line = line()
    line.update("a", done: 0, total: 8, left: .seconds(12.5))
    #expect(recorder.take() == Self.erase + "a  0/8  13 s left")
    clock.advance(.seconds(10))
    line.update("a", done: 2, total: 8, left: .seconds(7))
    #expect(recorder.take() == Self.erase + "a  2/8  7 s left")
  }

  @Test("A visible line is erased only once.")
  func erasing() {
    let line = line()
    line.erase()
    #expect(recorder.take() == "")
    line.update("a", done: 0, total: 1)
    _ = recorder.take()
    line.erase()
    line.erase()
    #expect(recorder.take() == Self.erase)
  }

  @Test("The line is erased when its object is released.")
  func forgotten() {
    var line: ProgressLine? = line()
    line?.update("a", done: 0, total: 1)
    _ = recorder.take()
    line = nil
    #expect(recorder.take() == Self.erase)
  }

  @Test("A permanent line replaces the progress line, which the next update shows again.")
  func printing() {
    let line = line()
    line.print("first")
    #expect(recorder.take() == "first\n")
    line.update("a", done: 0, total: 1)
    _ = recorder.take()
    line.print("warning")
    #expect(recorder.take() == Self.erase + "warning\n")
    line.update("a", done: 0, total: 1)
    #expect(recorder.take() == Self.erase + "a  0/1")
  }

  @Test("The counts change at most ten times a second, but a new task is shown at once.")
  func throttling() {
    let line = line()
    line.update("a", done: 0, total: 9)
    clock.advance(.milliseconds(99))
    _ = recorder.take()
    line.update("a", done: 1, total: 9)
    #expect(recorder.take() == "")
    line.update("b", done: 1, total: 9)
    #expect(recorder.take() == Self.erase + "b  1/9  1 s left")
    clock.advance(.milliseconds(100))
    line.update("b", done: 2, total: 9)
    #expect(recorder.take() == Self.erase + "b  2/9  1 s left")
  }

  @Test("The text stays on one line and never reaches the last column.", arguments: 1...30)
  func fitting(width: Int) {
    let line = line(width: width)
    line.update("東京\n🗼\u{1B}[31m and more", done: 11, total: 12)
    let text = recorder.take().dropFirst(Self.erase.count)
    #expect(displayWidth(String(text)) < width)
    #expect(!text.contains { $0.isNewline || $0 == "\u{1B}" })
  }

  @Test("In a narrow terminal the task is cut, not the count.")
  func cutting() {
    let line = line(width: 20)
    line.update("a long name of a thing", done: 0, total: 12)
    #expect(recorder.take() == Self.erase + "a long name …  0/12")
  }

  @Test(
    "The line is silent if the terminal cannot rewrite it.",
    arguments: [(false, "xterm"), (true, "dumb"), (true, "")])
  func silence(isTerminal: Bool, term: String) {
    let line = line(isTerminal: isTerminal, term: term)
    line.update("a", done: 0, total: 1)
    line.erase()
    #expect(recorder.take() == "")
  }

  private func line(
    width: Int = 80, isTerminal: Bool = true, term: String = "xterm"
  ) -> ProgressLine {
    let clock = clock
    return ProgressLine(
      output: recorder.output,
      terminal: Terminal(environment: ["TERM": term], isTerminal: isTerminal, columns: width)
    ) { clock.now }
  }
}

/// A clock that only moves when a test advances it.
private final class FakeClock: Sendable {
  private let time = Mutex(Duration.zero)

  var now: Duration { time.withLock { $0 } }

  func advance(_ duration: Duration) { time.withLock { $0 += duration } }
}

import Measurement
import Testing
import Toolkit

@testable import archbench

@Suite("Terminal frames")
struct TerminalFrameTests {
  private let size = Size(width: 12, height: 5)

  /// Returns a frame that adds some texts at random places to another frame.
  private func frame(over old: TerminalFrame, _ random: inout SeededGenerator) -> TerminalFrame {
    let texts = ["plain", "東京", "a🗼b", "e\u{301}", "👨‍👩‍👧", "x", "          ", "…"]
    var frame = old
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let style = Style(rawValue: UInt8.random(in: 0..<16, using: &random))
      let point = Point(
        x: Int.random(in: -1..<size.width, using: &random),
        y: Int.random(in: 0..<size.height, using: &random))
      frame.paint(texts.randomElement(using: &random) ?? "", at: point, style: style)
    }
    frame.cursor =
      Bool.random(using: &random)
      ? nil
      : Point(
        x: Int.random(in: 0..<size.width, using: &random),
        y: Int.random(in: 0..<size.height, using: &random))
    return frame
  }

  @Test("A terminal that receives a frame's text shows the frame.", arguments: 0..<40)
  func emulated(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var shown = TerminalFrame(size: size)
    var terminal = TerminalEmulator(size: size)
    for step in 0..<100 {
      let next = frame(over: shown, &random)
      terminal.write(next.text)
      #expect(terminal.frame == next, "seed \(seed), step \(step)")
      shown = next
    }
    #expect(terminal.problems.isEmpty)
  }

  @Test(
    "After a non-ASCII character the cursor is positioned again, as terminals disagree on widths.")
  func widths() {
    var frame = TerminalFrame(size: size)
    frame.paint("…b東c", at: Point(x: 0, y: 0))
    let text = frame.text
    #expect(text.contains("…\u{1B}[1;2Hb") && text.contains("東\u{1B}[1;5Hc"))
    #expect(text.contains("  \u{1B}[1;3H東"))
  }

  @Test(
    "A character that a terminal could take for a command is shown as a blank.",
    arguments: ["\u{1B}", "\u{9B}", "\u{7F}", "\r\n", "\u{202E}", "\u{2028}"])
  func harmless(_ text: Character) {
    var frame = TerminalFrame(size: size)
    frame.paint(text, cells: 1, at: Point(x: 0, y: 0))
    #expect(frame[0, 0].character == " ")
  }

  @Test("No half of a wide character remains when the other half is overwritten.")
  func halves() {
    var frame = TerminalFrame(size: size)
    frame.paint("東京", at: Point(x: 0, y: 0))
    frame.paint("x", at: Point(x: 1, y: 0))
    #expect(frame.line(0) == " x京")
    frame.paint("都", at: Point(x: 1, y: 0))
    #expect(frame.line(0) == " 都")
  }
}

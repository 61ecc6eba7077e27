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
    let tints: [CellAttributes.Tint] = [.none, .accent, .error]
    var frame = old
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let attributes = CellAttributes(
        Style(rawValue: UInt8.random(in: 0..<16, using: &random)),
        tints.randomElement(using: &random) ?? .none)
      let point = Point(
        x: Int.random(in: -1..<size.width, using: &random),
        y: Int.random(in: 0..<size.height, using: &random))
      frame.paint(texts.randomElement(using: &random) ?? "", at: point, attributes: attributes)
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
      terminal.write(next.text(usesColour: true))
      #expect(terminal.frame == next, "seed \(seed), step \(step)")
      shown = next
    }
    #expect(terminal.problems.isEmpty)
  }

  @Test(
    "After a non-ASCII character the cursor is positioned again, as terminals disagree on widths.")
  func widths() {
    var frame = TerminalFrame(size: size)
    frame.paint("…b東c", at: Point(x: 0, y: 0), attributes: CellAttributes())
    let text = frame.text(usesColour: false)
    #expect(text.contains("…\u{1B}[1;2Hb") && text.contains("東\u{1B}[1;5Hc"))
    #expect(text.contains("  \u{1B}[1;3H東"))
  }

  @Test("Without colours, only styles are written.")
  func colourless() {
    var frame = TerminalFrame(size: size)
    frame.paint("!", at: Point(x: 0, y: 0), attributes: CellAttributes(.bold, .error))
    let plain = frame.text(usesColour: false)
    #expect(plain.contains("\u{1B}[0;1m!") && !plain.contains(";31"))
    #expect(frame.text(usesColour: true).contains("\u{1B}[0;1;31m!"))
  }

  @Test(
    "A character that a terminal could take for a command is shown as a blank.",
    arguments: ["\u{1B}", "\u{9B}", "\u{7F}", "\r\n", "\u{202E}", "\u{2028}"])
  func harmless(_ text: Character) {
    var frame = TerminalFrame(size: size)
    frame.paint(text, cells: 1, at: Point(x: 0, y: 0), attributes: CellAttributes())
    #expect(frame[0, 0].character == " ")
  }

  @Test("No half of a wide character remains when the other half is overwritten.")
  func halves() {
    var frame = TerminalFrame(size: size)
    frame.paint("東京", at: Point(x: 0, y: 0), attributes: CellAttributes())
    frame.paint("x", at: Point(x: 1, y: 0), attributes: CellAttributes())
    #expect(frame.line(0) == " x京")
    frame.paint("都", at: Point(x: 1, y: 0), attributes: CellAttributes())
    #expect(frame.line(0) == " 都")
  }
}

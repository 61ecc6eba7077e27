import Measurement
import Testing
import Toolkit

@testable import archbench

@Suite("Terminal frames")
struct TerminalFrameTests {
  private let size = Size(width: 12, height: 5)

  /// Returns a frame that adds some texts at random places to another frame.
  private func frame(over old: TerminalFrame, _ random: inout SeededGenerator) -> TerminalFrame {
    let texts = ["plain", "東京", "a🗼b", "e\u{301}", "👨‍👩‍👧", "र्थी", "x", "          ", "…"]
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
    frame.paint("र्थी", at: Point(x: 4, y: 0))
    frame.paint("x", at: Point(x: 5, y: 0))
    #expect(frame.line(0) == " 都  x")
  }
}

/// A small terminal emulator.
///
/// It executes the text of a frame and records invalid sequences.
struct TerminalEmulator {
  private(set) var frame: TerminalFrame
  private(set) var problems: [String] = []
  private var place = Point(x: 0, y: 0)
  private var style: Style = []
  private var showsCursor = false

  init(size: Size) {
    frame = TerminalFrame(size: size)
  }

  mutating func write(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\u{1B}" { obey(&rest) } else { put(character) }
    }
    frame.cursor = showsCursor ? place : nil
  }

  private mutating func put(_ character: Character) {
    let width = CellWidth.of(character)
    if place.x + width > frame.size.width { problems.append("\(character) beyond the edge") }
    frame.paint(character, cells: width, at: place, style: style)
    place.x += width
  }

  private mutating func obey(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return problems.append("an escape without a bracket") }
    let words = rest.prefix { !$0.isLetter }
    rest = rest.dropFirst(words.count)
    let numbers = words.split(separator: ";").compactMap { Int($0) }
    switch (rest.popFirst(), words) {
    case ("H"?, _): place = Point(x: numbers[1] - 1, y: numbers[0] - 1)
    case ("h"?, "?25"): showsCursor = true
    case ("l"?, "?25"): showsCursor = false
    case ("h"?, "?2026"), ("l"?, "?2026"): break
    case ("m"?, _): for number in numbers { setStyle(number) }
    case (let final, _): problems.append("\(words)\(final.map(String.init) ?? "the end")")
    }
  }

  private mutating func setStyle(_ number: Int) {
    switch number {
    case 0: style = []
    case 1: style.insert(.bold)
    case 2: style.insert(.dim)
    case 4: style.insert(.underline)
    case 7: style.insert(.reverse)
    default: problems.append("style \(number)")
    }
  }
}

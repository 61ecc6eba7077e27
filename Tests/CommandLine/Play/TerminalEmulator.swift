import Toolkit

@testable import archbench

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

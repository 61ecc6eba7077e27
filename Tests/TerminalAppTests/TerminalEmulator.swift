import TerminalApp
import Toolkit

/// A small terminal: does what the text of a `FrameUpdate` says, and nothing that it may not say.
struct TerminalEmulator {
  private(set) var frame: Frame
  private(set) var problems: [String] = []
  private var place = Point(x: 0, y: 0)
  private var look = Look()
  private var showsCursor = false

  init(size: Size) {
    frame = Frame(size: size)
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
    frame.paint(character, cells: width, at: place, look: look)
    place.x += width
  }

  private mutating func obey(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return problems.append("an escape without a bracket") }
    let words = rest.prefix { !$0.isLetter }
    rest = rest.dropFirst(words.count)
    let numbers = words.split(separator: ";").compactMap { Int($0) }
    switch (rest.popFirst(), words) {
    case ("H"?, _): place = Point(x: numbers[1] - 1, y: numbers[0] - 1)
    case ("J"?, "2"):
      frame.clear(Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height), look: look)
    case ("h"?, "?25"): showsCursor = true
    case ("l"?, "?25"): showsCursor = false
    case ("m"?, _): for number in numbers { setLook(number) }
    case (let final, _): problems.append("\(words)\(final.map(String.init) ?? "the end")")
    }
  }

  private mutating func setLook(_ number: Int) {
    switch number {
    case 0: look = Look()
    case 1: look.style.insert(.bold)
    case 2: look.style.insert(.dim)
    case 4: look.style.insert(.underline)
    case 7: look.style.insert(.reverse)
    case 31: look.tint = .alarm
    case 36: look.tint = .accent
    default: problems.append("look \(number)")
    }
  }
}

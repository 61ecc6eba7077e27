import Backend
import Controllers
import Equivalence
import Measurement

/// Generates random scripts of every form that the grammar allows, from a seed.
nonisolated struct RandomScripts {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func steps() -> [Step] {
    (0..<number(below: 12)).map { _ in step() }
  }

  mutating func step() -> Step {
    switch number(below: 18) {
    case 0: .tap(identifier())
    case 1: .type(identifier(), text: text())
    case 2: .clear(identifier())
    case 3: .select(identifier())
    case 4: .delete(identifier())
    case 5: .pull(identifier())
    case 6: .scroll(identifier(), row: nineDigits())
    case 7: .swipe(number(below: 2) == 0 ? .left : .right, identifier())
    case 8: .open(url: url())
    case 9: .relaunch
    case 10: .advance(milliseconds: milliseconds())
    case 11: .settle
    case 12: .snapshot
    case 13: .picture
    case 14: .push(change())
    case 15: .failNext(kind())
    case 16: .delayNext(kind(), milliseconds: milliseconds())
    default: turn()
    }
  }

  /// Returns a text with characters that are difficult to quote.
  mutating func text() -> String {
    let odd: [Unicode.Scalar] = [
      "\"", "\\", "\n", "\t", "\r", "\0", "\u{7F}", "\u{85}", "#", " ", "{", "}", "u", "n",
      "\u{301}", "\u{200D}", "\u{2028}", "\u{FEFF}", "\u{D7FF}", "\u{E000}", "\u{10FFFF}", "👩", "ש",
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<number(below: 10) {
      let any = Unicode.Scalar(UInt32(number(below: 0x11_0000))) ?? "-"
      scalars.append(number(below: 3) == 0 ? any : odd[number(below: odd.count)])
    }
    return String(scalars)
  }

  private mutating func turn() -> Step {
    let view = identifier()
    let kind = number(below: 3)
    let events = (0..<(number(below: 4) + 1)).map { _ -> Step in
      switch kind {
      case 0: .push(change())
      case 1: .tap(view)
      default: number(below: 2) == 0 ? .clear(view) : .type(view, text: text())
      }
    }
    return .turn(events)
  }

  private mutating func change() -> ServerChange {
    switch number(below: 4) {
    case 0: .change(nineDigits(), text: text())
    case 1: .insert(number(below: 2) * 1_000_001 + number(below: 1_001), text: text())
    case 2: .delete(nineDigits())
    default: .friends(nineDigits())
    }
  }

  private mutating func identifier() -> String {
    let letters = Array("abcXYZ0189")
    return (0...number(below: 3)).map { _ in
      String((0...number(below: 4)).map { _ in letters[number(below: letters.count)] })
    }.joined(separator: ".")
  }

  private mutating func url() -> String {
    let others: [Unicode.Scalar] = ["\"", "\\", "#", "/", ":", "é", "\u{301}", "👩"]
    var scalars = "n".unicodeScalars
    for _ in 0..<number(below: 6) { scalars.append(others[number(below: others.count)]) }
    return String(scalars)
  }

  private mutating func kind() -> RequestKind {
    RequestKind.allCases[number(below: RequestKind.allCases.count)]
  }

  /// Returns any time that a script can contain: up to nine digits of either unit.
  private mutating func milliseconds() -> Int64 {
    Int64(nineDigits()) * (number(below: 2) == 0 ? 1 : 1_000)
  }

  private mutating func nineDigits() -> Int {
    let limits = [1, 2, 10, 1_001, 1_000_000_000]
    return number(below: limits[number(below: limits.count)])
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}

import Backend
import Model
import Toolkit

/// Random texts and links, and the inputs for them.
extension StepGenerator {
  /// Returns a random text for a note.
  mutating func text() -> String {
    let words = [
      "Milk", "tea for two", "東京 🗼", "שלום", "cafe\u{301}", "Überraschung", "👩‍👩‍👧 at 7:30", "a\tb",
      "\"quoted\" \\ text", "x", "The title of this one is longer than a row will ever show it",
    ]
    let word = words[below(words.count)]
    return pick([
      (6, word), (4, "\(word)\n\(words[below(words.count)])"), (1, "\n \n\(word)"), (1, ""),
      (1, "  "), (1, String(repeating: "\(word) ", count: 40)),
    ])
  }

  /// Returns one of the inputs that the user can type into; `nil` if there is none.
  mutating func input(_ screen: ScreenContents) -> String? {
    let inputs = ["editor.text", "notes.filter", "login.name", "login.password"]
    return element(inputs.filter(screen.reaches))
  }

  /// Returns a step that types a few suitable characters.
  mutating func typing(into input: String, _ backend: InProcessServer) -> Step {
    let text: String
    switch input {
    case "login.name": text = pick([(5, "ada"), (2, "grace"), (1, " "), (1, "é\n")])
    case "login.password": text = pick([(4, "secret"), (2, "hopper"), (1, " x"), (1, "p")])
    case "notes.filter": text = filter(backend)
    default: text = pick([(8, piece()), (3, "\n\(piece())"), (1, " "), (1, "\n")])
    }
    return .type(input, text: text)
  }

  private mutating func piece() -> String {
    let pieces = ["x", "ab", "é", "e", "\u{301}", "語", "👍", "\u{1F3FD}", "ל", "fin", "Zz 9"]
    return pieces[below(pieces.count)]
  }

  /// Returns the beginning of a word of some note, in any case, or a text that no note has.
  mutating func filter(_ backend: InProcessServer) -> String {
    let text = element(backend.notes(of: backend.actingUser))?.text ?? "milk"
    let word = element(text.split(whereSeparator: \.isWhitespace)) ?? "m"
    let start = String(word.prefix(1 + below(3)))
    return pick([(4, start), (2, start.uppercased()), (2, start.lowercased()), (1, "qq"), (1, " ")])
  }

  /// Returns a link to an existing note, a missing note or another screen, or a broken link.
  mutating func url(_ screen: ScreenContents, _ backend: InProcessServer) -> String {
    let ids = [
      element(backend.notes(of: backend.actingUser))?.id, element(screen.rows)?.id, focus, 1_001,
    ]
    let id = element(ids.compactMap { $0 }) ?? 1
    let broken = [
      "notes://note/", "notes://note/1234567890", "notes://note/1a", "NOTES://new", "http://x",
      "notes://profile/", "notes://note/-1",
    ]
    return pick([
      (8, "notes://note/\(id)"), (2, "notes://note/999"), (1, "notes://note/00\(id)"),
      (3, "notes://new"), (3, "notes://profile"), (2, broken[below(broken.count)]),
    ])
  }
}

/// Random choices.
extension StepGenerator {
  mutating func below(_ bound: Int) -> Int { random.below(bound) }

  /// Returns `true` with this probability, in percent.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func element<Elements: RandomAccessCollection>(
    _ elements: Elements
  ) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// Returns one of the values, chosen at random by their weights.
  mutating func pick<Value>(_ choices: [(weight: Int, value: Value)]) -> Value {
    var place = below(choices.reduce(0) { $0 + $1.weight })
    for choice in choices {
      place -= choice.weight
      if place < 0 { return choice.value }
    }
    preconditionFailure("the weights add up to more than themselves")
  }
}

import Toolkit
import Controllers
import Model

/// Words, links and where they are typed.
extension StepGenerator {
  /// A text that a note may have.
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

  /// The input that a user would type into, if any shows.
  mutating func input(_ screen: ShownScreen) -> String? {
    let inputs = ["editor.text", "notes.filter", "login.name", "login.password"]
    return element(inputs.filter(screen.reaches))
  }

  /// A few characters that make sense there.
  mutating func typing(into input: String, _ backend: Backend) -> Step {
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

  /// The beginning of a word that stands in some note, in either case; or one that does not.
  mutating func filter(_ backend: Backend) -> String {
    let text = element(backend.notes(of: backend.actingUser))?.text ?? "milk"
    let word = element(text.split(whereSeparator: \.isWhitespace)) ?? "m"
    let start = String(word.prefix(1 + below(3)))
    return pick([(4, start), (2, start.uppercased()), (2, start.lowercased()), (1, "qq"), (1, " ")])
  }

  /// A link: to a note that is there, to one that is not, to elsewhere, or broken.
  mutating func url(_ screen: ShownScreen, _ backend: Backend) -> String {
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

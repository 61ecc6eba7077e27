import Backend
import Model

/// Edits of the top rows of a list by change, in rotation.
///
/// Each edit changes the lowest of these rows, which moves its note to the top.
struct RotatingEdits {
  /// The ids of the notes, from the top row down.
  private var ids: [Note.ID]
  private let bodies: [Note.ID: String]

  /// - Parameters:
  ///   - ids: the notes in the top rows.
  ///   - text: returns a note's current text.
  init(of ids: [Note.ID], text: (Note.ID) -> String) {
    self.ids = ids
    bodies = Dictionary(uniqueKeysWithValues: ids.map { ($0, Self.body(of: text($0))) })
  }

  /// Returns the title that an edit sets; every step has another one.
  static func title(step: Int) -> String {
    "\(start)\(zeroPadded(step, toDigits: 7))"
  }

  mutating func next(step: Int) -> ServerChange {
    let id = ids.removeLast()
    ids.insert(id, at: 0)
    return .change(id, text: "\(Self.title(step: step))\n\(bodies[id] ?? "")")
  }

  private static let start = "Edited "

  /// Returns the text below the title if an edit has set one, else the whole text.
  private static func body(of text: String) -> String {
    guard text.hasPrefix(start), let end = text.firstIndex(of: "\n") else { return text }
    return String(text[text.index(after: end)...])
  }
}

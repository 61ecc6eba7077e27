import Controllers
import Model

/// Edits of the row that is then the last of some at the top, by change: each brings its note to the
/// top, so that they all get their turn.
struct EditsInTurn {
  /// From the top.
  private var ids: [Note.ID]
  private let bodies: [Note.ID: String]

  /// - Parameters:
  ///   - ids: the notes in the rows at the top.
  ///   - text: a note's text as it is now.
  init(of ids: [Note.ID], text: (Note.ID) -> String) {
    self.ids = ids
    bodies = Dictionary(uniqueKeysWithValues: ids.map { ($0, Self.body(of: text($0))) })
  }

  /// The title that an edit brings; never the same twice.
  static func title(step: Int) -> String {
    "\(start)\(padded(step, to: 7))"
  }

  mutating func next(step: Int) -> ServerChange {
    let id = ids.removeLast()
    ids.insert(id, at: 0)
    return .change(id, text: "\(Self.title(step: step))\n\(bodies[id] ?? "")")
  }

  private static let start = "Edited "

  /// What stands below the title that an edit has brought, or else the whole text.
  private static func body(of text: String) -> String {
    guard text.hasPrefix(start), let end = text.firstIndex(of: "\n") else { return text }
    return String(text[text.index(after: end)...])
  }
}

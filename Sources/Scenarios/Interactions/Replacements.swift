import Controllers
import Model

/// Other notes in the place of all, again and again: each time under other ids, with other titles
/// and dates.
struct Replacements {
  /// The ids of the notes that came last.
  private(set) var ids = 0..<0
  private let texts: [String]
  private var round = 0

  /// - Parameter texts: what the notes are about, a text each.
  init(_ texts: [String]) {
    self.texts = texts
  }

  /// As many notes as there are texts.
  mutating func next(step: Int, at moment: Timestamp) -> [Note] {
    round += 1
    // The server remembers all ids that were ever used: here each comes back after a while.
    let first = 2_000_000 + round % 16 * World.maximumNoteCount
    ids = first..<first + texts.count
    return zip(ids, texts).map { id, text in
      Note(
        id: id, createdAt: moment,
        text: "\(title(of: text).prefix(30)) \(padded(step, to: 7))\n\(text)")
    }
  }
}

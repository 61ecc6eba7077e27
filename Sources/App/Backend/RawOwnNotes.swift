/// A user's own file of notes in JSON.
nonisolated struct RawOwnNotes: Decodable {
  let notes: [Entry]

  struct Entry: Decodable {
    /// Any number, so that a wrong number is reported differently from a wrong type.
    let id: Double?
    let text: String
    let created: String
    let changed: String?
  }
}

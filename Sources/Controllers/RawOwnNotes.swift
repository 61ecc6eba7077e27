/// A file of notes as it stands in JSON.
nonisolated struct RawOwnNotes: Decodable {
  let notes: [Entry]

  struct Entry: Decodable {
    /// Any number, so that a wrong one can be told from a wrong type.
    let id: Double?
    let text: String
    let created: String
    let changed: String?
  }
}

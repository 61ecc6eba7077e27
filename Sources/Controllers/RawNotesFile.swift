/// A file of notes as it stands in JSON.
nonisolated struct RawNotesFile: Decodable {
  let notes: [Entry]

  struct Entry: Decodable {
    let id: Int?
    let text: String
    let created: String
    let changed: String?
  }
}

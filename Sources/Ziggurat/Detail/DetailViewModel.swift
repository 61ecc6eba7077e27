/// One note, to read.
nonisolated struct DetailViewModel: Equatable, Sendable {
  let text: String
  let created: String
  let changed: String
  let words: String
}

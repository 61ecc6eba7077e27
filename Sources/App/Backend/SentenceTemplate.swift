/// A sentence with gaps: `{p}` for a person, `{t}` for a thing, `{w}` for a time.
nonisolated struct SentenceTemplate: Sendable {
  let pieces: [Piece]
  /// The approximate number of words, at least 1.
  let length: Int

  enum Piece: Sendable {
    case text(String)
    case person, thing, time
  }

  init(_ sentence: String) {
    var pieces: [Piece] = []
    var rest = Substring(sentence)
    while let brace = rest.firstIndex(of: "{"), let end = rest[brace...].firstIndex(of: "}") {
      if brace > rest.startIndex { pieces.append(.text(String(rest[..<brace]))) }
      switch rest[rest.index(after: brace)..<end] {
      case "p": pieces.append(.person)
      case "t": pieces.append(.thing)
      default: pieces.append(.time)
      }
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
    // Writing systems without spaces have about one word in three characters.
    length = max(1, sentence.split(separator: " ").count, sentence.count / 6)
  }
}

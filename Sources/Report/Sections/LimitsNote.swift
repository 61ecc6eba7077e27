/// What a reader must know of the figures besides warnings: what the run lacks, and what is stale.
struct LimitsNote {
  /// The sentences, a paragraph each.
  let paragraphs: [String]

  init(_ results: Results) {
    paragraphs = [
      ReferenceCheck(results).sentence, results.testabilityNote.map { "Unit tests: \($0)" },
      results.changesNote.map { "Changes: \($0)" },
    ].compactMap(\.self)
  }
}

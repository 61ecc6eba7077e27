import Support

/// The claims of the articles beside what became of them.
struct ClaimsSection {
  private let results: Results
  private let claims: [Claim]

  init(_ results: Results, _ claims: [Claim]) {
    self.results = results
    self.claims = claims
  }

  /// Nothing for results of one architecture, of which no claim speaks.
  var text: String {
    guard Set(results.architectures.map(\.name)).count > 2, !claims.isEmpty else { return "" }
    return """
      ## Claims

      What the articles that made the patterns known say of them, in their words, and what this run \
      makes of it. Each verdict is computed from the figures of this report by a predicate that stands \
      in the sources (`Claims+….swift`). How fast people develop, learn and change such code is not \
      measurable here.

      \(table.markdown())
      """
  }

  /// What became of the claims, in a few lines; empty where there is no table.
  var summary: String {
    guard !text.isEmpty else { return "" }
    let evidence = ClaimEvidence(results: results)
    let verdicts = claims.map { ($0, $0.test(evidence).verdict) }
    let held = verdicts.count { $0.1 == .holds }
    let failed = verdicts.filter { $0.1 == .fails }.map(\.0)
    return """
      ## What the articles claim

      Claims of the articles that made the patterns known, looked at here: \(verdicts.count). \
      Of them hold: \(held). Fail: \(failed.count). Open: \(verdicts.count - held - failed.count). \
      [All of them](#claims).\(failed.isEmpty ? "" : " These fail:")

      \(failed.map { "* \($0.source): \($0.words)" }.joined(separator: "\n"))
      """
  }

  private var table: TextTable {
    let evidence = ClaimEvidence(results: results)
    var table = TextTable(
      ["", "claim", "of", "looked at; it holds if", "found", "verdict"].map { .init($0) })
    for claim in claims {
      let finding = claim.test(evidence)
      table.append([
        claim.id, claim.words, claim.source, claim.experiment, finding.figure,
        finding.verdict.words,
      ])
    }
    return table
  }
}

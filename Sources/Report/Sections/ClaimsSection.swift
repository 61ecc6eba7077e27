import Support

/// The claims of the articles beside what became of them.
extension RunReport {
  /// Nothing for results of one architecture, of which no claim speaks.
  @DocumentBuilder var claimsPage: Document {
    if hasClaims {
      Block.heading(2, "Claims")
      """
      What the articles that made the patterns known say of them, in their words, and what this run \
      makes of it. Each verdict is computed from the figures of this report by a predicate that stands \
      in the sources (`Claims+….swift`). A verdict is of these apps alone. Where an article says *may* or *could*, \
      one app that does not do so is no proof. How fast people develop, learn and change such code is not measured.
      """
      TextTable(
        of: findings,
        [
          .words("") { $0.0.id }, .words("claim") { $0.0.words }, .words("of") { $0.0.source },
          .words("looked at; it holds if") { $0.0.experiment }, .words("found") { $0.1.figure },
          .words("verdict") { $0.1.verdict.words },
        ])
    }
  }

  /// What became of the claims, in a few lines; empty where there is no table.
  @DocumentBuilder var claimsSummary: Document {
    if hasClaims {
      let held = findings.count { $0.1.verdict == .holds }
      let failed = findings.filter { $0.1.verdict == .fails }.map(\.0)
      Block.heading(2, "What the articles claim")
      """
      Claims of the articles that made the patterns known, looked at here: \(claims.count). \
      Of them hold in these apps: \(held). Do not: \(failed.count). Open or not measurable here: \(claims.count - held - failed.count). \
      [All of them](#claims).\(failed.isEmpty ? "" : " These do not:")
      """
      Block.list(failed.map { "\($0.source): \($0.words)" })
    }
  }

  private var hasClaims: Bool {
    Set(results.architectures.map(\.name)).count > 2 && !claims.isEmpty
  }

  private var findings: [(Claim, Claim.Finding)] {
    let evidence = ClaimEvidence(results: results)
    return claims.map { ($0, $0.test(evidence)) }
  }
}

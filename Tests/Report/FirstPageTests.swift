import Testing

@testable import Report

@Suite("Short sections of the first page") struct FirstPageTests {
  @Test("The first page counts the claims that hold and fail, and lists those that fail.")
  func claims() {
    let claims: [Claim] = [
      Claim("A", "it is small", "An article", "E.") { _ in ("1", .holds) },
      Claim("B", "it is fast", "An article", "E.") { _ in ("2", .fails) },
      Claim("C", "it is clear", "An article", "E.", .notRun("no time")),
    ]
    let text = RunReport(MadeUpRun().results, claims: claims).claimsSummary.markdown
    #expect(
      text.contains(
        "here: 3. Of them hold in these apps: 1. Do not: 1. Open or not measurable here: 1."))
    #expect(text.hasSuffix("These do not:\n\n* An article: it is fast\n"))
    let held = RunReport(MadeUpRun().results, claims: Array(claims.prefix(1))).claimsSummary
      .markdown
    #expect(!held.contains("These do not"))
  }
}

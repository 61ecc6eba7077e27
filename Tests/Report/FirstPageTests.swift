import Testing

@testable import Report

@Suite("Short sections of the first page") struct FirstPageTests {
  /// Results of two families of a kind: one event of `select`, and ten of `start` and `start-2`.
  private func results(_ counts: [String: Int]) -> Results {
    var run = MadeUpRun(interactions: ["select", "start", "start-2"])
    run.change = { cell in
      if let count = counts["\(cell.architecture) \(cell.interaction)"] {
        cell.counters["mallocs"] = count
      }
      guard cell.architecture != "Baseline" else { return }
      cell.added = AddedResult(
        [1e-6], instructions: nil, events: cell.interaction == "select" ? 1 : 10)
    }
    var results = run.results
    for index in results.interactions.indices {
      results.interactions[index].kind = "load"
      results.interactions[index].family = index == 0 ? "select" : "start"
    }
    return results
  }

  @Test("Allocations are those of one event: the median over families, in Baseline, too.")
  func allocations() {
    let text = AllocationSection(
      results(["MVC select": 3, "MVC start": 100, "MVC start-2": 30_000])
    ).text
    // Families of MVC: 3, and the median of 10 and 3,000.
    #expect(text.contains("| load | ") && text.contains(" 754 |"))
    #expect(text.contains("at 1,000 notes"))
    // Baseline: 40 for one event, and 40 for ten events.
    #expect(text.contains("| load |       22 |"))
  }

  @Test("A missing count is a dash, and without kinds or counts there is no section.")
  func missing() {
    var results = results([:])
    for index in results.cells.indices where results.cells[index].architecture == "MVC" {
      results.cells[index].counters["mallocs"] = .some(nil)
    }
    #expect(AllocationSection(results).text.split(separator: "\n").last?.contains(" – ") == true)
    for index in results.interactions.indices { results.interactions[index].kind = nil }
    #expect(AllocationSection(results).text.isEmpty)
    #expect(SizeSection(results).text.isEmpty)
    #expect(ClaimsSection(results, []).summary.isEmpty)
  }

  @Test("The first page counts the claims that hold and fail, and lists those that fail.")
  func claims() {
    let claims: [Claim] = [
      Claim("A", "it is small", "An article", "E.") { _ in ("1", .holds) },
      Claim("B", "it is fast", "An article", "E.") { _ in ("2", .fails) },
      Claim("C", "it is clear", "An article", "E.", .notRun("no time")),
    ]
    let text = ClaimsSection(results([:]), claims).summary
    #expect(text.contains("here: 3. Of them hold: 1. Fail: 1. Open: 1."))
    #expect(text.hasSuffix("These fail:\n\n* An article: it is fast"))
    let held = ClaimsSection(results([:]), Array(claims.prefix(1))).summary
    #expect(!held.contains("These fail"))
  }
}

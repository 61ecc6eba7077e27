import Measurement
import Testing

@testable import Report
@testable import Results

@Suite("The cause why a pattern takes longer than Baseline") struct CauseTests {
  /// Returns what is said of MVC at 1,000 notes, where its run of ten events has more of some counters
  /// than Baseline's.
  private func cause(
    _ more: [String: Int], at sizes: [Int] = [1_000], _ change: (inout Cell) -> Void = { _ in }
  ) throws -> String {
    let cases = sizes.flatMap { size in
      ["Baseline", "MVC"].map { name in
        var cell = Cell(VariantID(name), "select", size)
        cell.eventsPerRun = 10
        for (id, count) in more {
          cell.counters[id] = (id == "retains" ? 1_000 : 10) + (name == "MVC" ? count : 0)
        }
        if name == "MVC" {
          cell.verdict = .slower
          cell.added = Interval(estimate: Double(size) * 1e-9)
          change(&cell)
        }
        cell.countPerEvent()
        return cell
      }
    }
    let own = try #require(cases.first { $0.architecture == "MVC" && $0.size == 1_000 })
    return Cause(own, among: cases).words
  }

  @Test(
    "The counter that explains most is the cause, with its counts of one event.",
    arguments: [
      (["viewWrites": 10], "writes to views more often: 2 writes against 1"),
      (["cellsReconfigured": 10], "fills whole rows again: 2 rows against 1"),
      (["sharedFunctionCalls": 280], "makes texts again that did not change: 29 texts against 1"),
      (["weakLoads": 7], "reaches more observers: 1.7 references against 1"),
      (["mallocs": 1_230, "sharedFunctionCalls": 10], "makes more objects: 124 mallocs against 1"),
      (["retains": 5_000], "passes values through more objects: 600 retains against 100"),
      (
        ["mallocs": 1, "instructions": 9_000],
        "the counters show no cause: 901 instructions against 1"
      ),
      (["retains": 40], "the counters show no cause"),
    ])
  func counters(_ more: [String: Int], _ words: String) throws {
    #expect(try cause(more) == words)
  }

  @Test("A copy of all notes shows at each size, and comes before all else.")
  func copy() throws {
    let more = ["bytes": 1_640_000, "mallocs": 9_000]
    let words = "copies all notes, to keep the old ones: "
    #expect(try cause(more) == words + "164,001 bytes against 1")
    #expect(try cause(more, at: [100, 1_000]) == words + "164,001 bytes against 1")
    #expect(try cause(more, at: [1_000, 10_000]) == "makes more objects: 901 mallocs against 1")
  }

  @Test("Comparing all rows is a cause only if the time that is added grows with their number.")
  func rows() throws {
    let more = ["idComparisons": 10_000, "mallocs": 100]
    #expect(
      try cause(more, at: [100, 1_000])
        == "compares all rows with those before: 1,001 ids against 1")
    #expect(try cause(more) == "makes more objects: 11 mallocs against 1")
  }

  @Test("What is not slower needs no cause; counts that varied are marked.")
  func others() throws {
    func cause(_ verdict: Verdict?) throws -> String {
      try self.cause(["mallocs": 1_230]) {
        $0.verdict = verdict
        $0.varying = ["mallocs"]
      }
    }
    #expect(try cause(.slower) == "makes more objects: about 124 mallocs against 1")
    #expect(try cause(.equivalent) == "nothing to explain: equal within the margin")
    #expect(try cause(.unresolved) == "nothing to explain: shown neither equal nor slower")
    #expect(try cause(.faster) == "nothing to explain: it is faster")
    #expect(try cause(.withheld) == "–" && cause(nil) == "–")
  }
}

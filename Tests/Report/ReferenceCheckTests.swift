import Measurement
import Testing

@testable import Report

@Suite("Reference reports") struct ReferenceCheckTests {
  private var whole: Results {
    var results = Results.sample(["select"])
    results.run.plan = "thorough"
    results.run.linkOrders = 16
    results.run.otherLoad = 0.01
    results.run.noisy = false
    results.selfCheck = SelfCheckFile(environment: results.environment, rows: [])
    for index in results.cells.indices { results.cells[index].instructions = 100 }
    return results
  }

  @Test("A thorough run of a clean commit on a quiet machine is a reference.")
  func reference() {
    #expect(ReferenceCheck(whole).missing == [])
    #expect(RunReport(whole.derived()).document.markdown.contains("This is a reference report."))
  }

  @Test("Each lack is named.")
  func lacks() {
    let changes: [(String, (inout Results) -> Void)] = [
      ("a clean Git checkout", { $0.environment.dirty = true }),
      ("a release build", { $0.environment.configuration = "debug" }),
      ("a self-check of this build", { $0.selfCheck = nil }),
      ("a self-check of this build", { $0.selfCheck?.environment.build = "old" }),
      ("the longest plan of measurement", { $0.run.plan = "default" }),
      ("a run without an interruption", { $0.run.resumed = true }),
      ("4 link orders or more", { $0.run.linkOrders = 3 }),
      ("a machine that does nothing else", { $0.run.otherLoad = 0.2 }),
      ("a machine that does nothing else", { $0.run.otherLoad = nil }),
      ("controls with a ratio of 1", { $0.valid = false }),
      ("controls as precise as required", { $0.run.noisy = true }),
      (
        "counts of CPU instructions",
        { results in
          for index in results.cells.indices { results.cells[index].instructions = nil }
        }
      ),
    ]
    for (words, change) in changes {
      var results = whole
      change(&results)
      let missing = ReferenceCheck(results).missing
      #expect(missing.count == 1 && missing[0].hasPrefix(words), "\(words): \(missing)")
      #expect(
        RunReport(results.derived()).document.markdown.replacing("\u{A0}", with: " ").contains(
          "It lacks: \(words)"))
    }
  }
}

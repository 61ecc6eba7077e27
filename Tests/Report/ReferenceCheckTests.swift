import Measurement
import Testing

@testable import Report
@testable import Results

@Suite("Reference reports") struct ReferenceCheckTests {
  private func whole() throws -> Results {
    let event = "edit-visible"
    var results = Results.sample(["\(event):100", event, "\(event):10000", "\(event):100000"])
    results.definitions[0].title = "a note in view changes"
    results.events = results.cells.map { cell in
      var cell = cell
      cell.eventTime = Interval(estimate: 1e-6)
      return cell
    }
    results.interactions = []
    results.run.linkOrders = 16
    results.runs = Array(
      repeating: RunPart(results, try #require(RunMedians(RunMedians.heading))), count: 6)
    results.run.otherLoad = 0.01
    results.run.noisy = false
    for index in results.events.indices { results.events[index].instructions = 100 }
    results.forms = [
      FormsFile(pattern: "MVC", commit: "abc", checksums: [:], forms: [], results: [results])
    ]
    results.windowRun = WindowRun(results.environment, valid: true, costs: nil)
    results.window = [FrameCell("MVC", event, times: [:])]
    results.testability = TestabilityFile(
      commit: "abc", seed: 1, sharedTokens: 1, architectures: [])
    results.changes = [.sample]
    return results
  }

  @Test("Six runs of a clean commit on a quiet machine, with everything measured, are a reference.")
  func reference() throws {
    let whole = try whole()
    #expect(ReferenceCheck(whole).missing == [])
    #expect(RunReport(whole.derived()).document.markdown.contains("This is a reference report."))
  }

  @Test("Each lack is named.")
  func lacks() throws {
    let whole = try whole()
    let changes: [(String, (inout Results) -> Void)] = [
      ("a clean Git checkout", { $0.environment.dirty = true }),
      ("a release build", { $0.environment.configuration = "debug" }),
      ("6 runs", { $0.runs.removeLast() }),
      ("the events at 100 to 100,000 notes", { $0.events.removeLast(2) }),
      ("4 link orders", { $0.run.linkOrders = 3 }),
      ("4 link orders", { $0.runs[5].linkOrders = 3 }),
      ("an idle machine", { $0.run.otherLoad = 0.2 }),
      ("an idle machine", { $0.run.otherLoad = nil }),
      ("controls with a ratio of 1", { $0.valid = false }),
      ("controls as precise as required", { $0.run.noisy = true }),
      (
        "counts of CPU instructions",
        { results in
          for index in results.events.indices { results.events[index].instructions = nil }
        }
      ),
      ("the forms of these sources", { $0.forms = [] }),
      ("the forms of these sources", { $0.formsNote = "Old." }),
      ("the window of these sources", { $0.window = [] }),
      ("the window of these sources", { $0.windowNote = "Old." }),
      ("forms beside controls with a ratio of 1", { $0.forms[0].runs[0].valid = false }),
      ("a window beside controls with a ratio of 1", { $0.windowRun?.valid = false }),
      ("the tests of these sources", { $0.testability = nil }),
      ("the tests of these sources", { $0.testabilityNote = "Old." }),
      ("the changes of these sources", { $0.changes = [] }),
      ("the changes of these sources", { $0.changesNote = "Old." }),
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

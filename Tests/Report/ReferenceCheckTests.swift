import Measurement
import Testing

@testable import Report
@testable import Results

@Suite("References") struct ReferenceCheckTests {
  private struct Given {
    var results: Results
    var stored = StoredFiles()

    var findings: Findings { Findings(results.derived(), stored) }
  }

  private func whole() throws -> Given {
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
    results.runs = Array(repeating: RunPart(results), count: 6)
    results.run.otherLoad = 0.01
    results.run.noisy = false
    for index in results.events.indices { results.events[index].instructions = 100 }
    var given = Given(results: results)
    given.stored.forms = [
      FormsFile(pattern: "MVC", commit: "abc", checksums: [:], forms: [], results: [results])
    ]
    var inWindow = results
    inWindow.windowRun = WindowRun(results.environment, valid: true)
    inWindow.window = [FrameCell("MVC", event, times: [:])]
    given.stored.window = WindowFile(inWindow)
    given.stored.tests = TestabilityFile(
      commit: "abc", seed: 1, sharedTokens: 1, architectures: [])
    given.stored.changes = ChangesFile(changes: [.sample])
    given.results.sharedSources = "shared"
    for index in given.results.architectures.indices {
      given.results.architectures[index].sources = given.results.architectures[index].name
    }
    let names = given.results.architectures.map { ($0.name, $0.name) }
    given.stored.sources = SourceChecksums(
      shared: "shared", architectures: Dictionary(uniqueKeysWithValues: names))
    return given
  }

  @Test("Six runs of a clean commit on a quiet machine, with everything measured, are a reference.")
  func reference() throws {
    let whole = try whole()
    #expect(whole.findings.missing == [])
    #expect(
      RunReport(whole.results.derived(), whole.stored).document.markdown.contains(
        "This is a reference: "))
  }

  @Test("Each lack is named.")
  func lacks() throws {
    let whole = try whole()
    let changes: [(String, (inout Given) -> Void)] = [
      ("a clean Git checkout", { $0.results.environment.dirty = true }),
      ("a release build", { $0.results.environment.configuration = "debug" }),
      (
        "times of today's sources (MVC changed since they were taken)",
        { $0.stored.sources?.architectures["MVC"] = "another" }
      ),
      (
        "times of today's sources (what all apps share changed since they were taken)",
        { $0.stored.sources?.shared = "another" }
      ),
      ("6 runs", { $0.results.runs.removeLast() }),
      ("the events at 100 to 100,000 notes", { $0.results.events.removeLast(2) }),
      ("4 link orders", { $0.results.run.linkOrders = 3 }),
      ("4 link orders", { $0.results.runs[5].linkOrders = 3 }),
      ("an idle machine", { $0.results.run.otherLoad = 0.2 }),
      ("an idle machine", { $0.results.run.otherLoad = nil }),
      ("controls with a ratio of 1", { $0.results.valid = false }),
      ("controls as precise as required", { $0.results.run.noisy = true }),
      (
        "counts of CPU instructions",
        { given in
          for index in given.results.events.indices {
            given.results.events[index].instructions = nil
          }
        }
      ),
      ("the ways to write each pattern, measured on today's sources", { $0.stored.forms = [] }),
      (
        "the ways to write each pattern, measured on today's sources",
        { $0.stored.notes[.forms] = "Old." }
      ),
      ("a window, measured on today's sources", { $0.stored.window = nil }),
      ("a window, measured on today's sources", { $0.stored.notes[.window] = "Old." }),
      ("forms beside controls with a ratio of 1", { $0.stored.forms[0].runs[0].valid = false }),
      ("a window beside controls with a ratio of 1", { $0.stored.window?.run.valid = false }),
      ("the tests, measured on today's sources", { $0.stored.tests = nil }),
      ("the tests, measured on today's sources", { $0.stored.notes[.tests] = "Old." }),
      ("the changes, measured on today's sources", { $0.stored.changes = nil }),
      ("the changes, measured on today's sources", { $0.stored.notes[.changes] = "Old." }),
    ]
    for (words, change) in changes {
      var given = whole
      change(&given)
      let missing = given.findings.missing
      #expect(missing.count == 1 && missing[0].hasPrefix(words), "\(words): \(missing)")
      #expect(
        RunReport(given.results.derived(), given.stored).document.markdown.replacing(
          "\u{A0}", with: " "
        ).contains(
          "this report needs: \(words)"))
    }
  }
}

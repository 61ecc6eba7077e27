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
    #expect(whole.findings.reference.missing == [])
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
      ("the ways to write each pattern", { $0.stored.forms = [] }),
      ("a window", { $0.stored.window = nil }),
      ("forms beside controls with a ratio of 1", { $0.stored.forms[0].runs[0].valid = false }),
      ("a window beside controls with a ratio of 1", { $0.stored.window?.run.valid = false }),
      ("unit tests", { $0.stored.tests = nil }), ("changes", { $0.stored.changes = nil }),
    ]
    for (words, change) in changes {
      var given = whole
      change(&given)
      let reference = given.findings.reference
      #expect(reference.missing == [words] && reference.older.isEmpty)
      #expect(
        RunReport(given.results.derived(), given.stored).document.markdown.replacing(
          "\u{A0}", with: " "
        ).contains("the report lacks \(words)"))
    }
  }

  @Test("What is older than the sources is named.")
  func older() throws {
    let whole = try whole()
    let changes: [(String, (inout Given) -> Void)] = [
      ("the times (of MVC)", { $0.stored.sources?.architectures["MVC"] = "another" }),
      ("the times (of what all apps share)", { $0.stored.sources?.shared = "another" }),
      ("the ways to write each pattern", { $0.stored.notes[.forms] = "Old." }),
      ("the window", { $0.stored.notes[.window] = "Old." }),
      ("unit tests", { $0.stored.notes[.tests] = "Old." }),
      ("changes", { $0.stored.notes[.changes] = "Old." }),
    ]
    for (words, change) in changes {
      var given = whole
      change(&given)
      let reference = given.findings.reference
      #expect(reference.older == [words] && reference.missing.isEmpty)
      #expect(reference.sentence.hasPrefix("**Some of the code has changed"))
      #expect(RunReport(given.results, given.stored).conditions.markdown.contains(words))
    }
  }
}

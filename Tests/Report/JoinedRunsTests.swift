import Foundation
import Measurement
import Support
import Testing

@testable import Report
@testable import Results

@Suite("Reports of several runs") struct JoinedRunsTests {
  /// A run whose build is `b`, in which MVC takes `factor` times 2 µs in the event *edit*.
  private func part(
    _ name: String, factor: Double = 1, _ change: (inout Results) -> Void = { _ in }
  ) throws -> JoinedRuns.Part {
    var results = Results.sample(["edit", "other"])
    results.environment.build = "b"
    results.run.linkOrders = 4
    results.definitions[0].title = "an edit"
    results.cells = results.cells.map { cell in
      var cell = cell
      cell.eventTime = Interval(estimate: 1)
      return cell
    }
    change(&results)
    let lines = (0..<2).flatMap { process in
      let ratio = 2 * factor * exp(0.001 * Double(process))
      return [
        "calibration,0,machine,\(process),\(100 * factor),,,",
        "edit,1000,Baseline,\(process),1000.0,,,",
        "edit,1000,MVC,\(process),\(1_000 * ratio),,\(log(ratio)),\(1_000 * (ratio - 1))",
        "other,1000,Baseline,\(process),1000.0,,,",
      ]
    }
    let text = ([RunMedians.heading] + lines).joined(separator: "\n")
    return JoinedRuns.Part(path: name, results: results, medians: try #require(RunMedians(text)))
  }

  @Test("A run gives one value to each event; other interactions are the first run's.")
  func join() throws {
    let parts = try [0.99, 1.0, 1.01].enumerated().map { try part("\($0)", factor: $1) }
    let (results, medians) = try JoinedRuns.join(parts)
    let mvc = try #require(results[VariantID("MVC"), "edit", 1_000])
    #expect(mvc.values.keys.sorted() == [0, 1, 2])
    #expect(abs((mvc.ratio?.estimate ?? 0) - 2.001) < 1e-3 && mvc.counter("mallocs") == 3)
    #expect(results[VariantID("MVC"), "other", 1_000] == parts[0].results.interactions.last)
    #expect(results.runs.count == 3 && results.run.seconds == 3 * 42)
    #expect(results.runs[1].kernelBefore?.estimate == 100e-9)
    #expect(medians.text.contains("\nother,1000,Baseline,1,"))
    let page = RunReport(results).document.markdown
    #expect(page.contains("## The runs") && page.contains("over runs"))
    #expect(page.contains("1.98 … 2.02"))
  }

  @Test("A warning says in how many of the runs it holds, if not in all.")
  func warnings() throws {
    let parts = try [["Warm.", "Old."], ["Warm."]].enumerated().map { index, warnings in
      try part("\(index)") { $0.warnings = warnings }
    }
    let warnings = try JoinedRuns.join(parts).0.warnings
    #expect(warnings.contains("Warm.") && warnings.contains("In 1 of 2 runs: Old."))
  }

  @Test("Runs that do not belong together are refused, each with its reason.")
  func refused() throws {
    let first = try part("one")
    let wrong: [(String, (inout Results) -> Void)] = [
      ("another build", { $0.environment.build = "c" }),
      ("another one", { $0.run.plan = "default" }),
      ("one link order", { $0.run.linkOrders = 1 }),
      ("joined already", { $0.runs = [RunPart($0, first.medians)] }),
      ("lacks edit at 1000 of MVC", { $0.events.removeLast() }),
    ]
    for (words, change) in wrong {
      let error = #expect(throws: CommandFailure.self) {
        try JoinedRuns.join([first, try part("two", change)])
      }
      #expect(error?.message.contains("Cannot join 'two': ") == true)
      #expect(error?.message.contains(words) == true && error?.exitCode == .badData)
    }
    #expect(throws: CommandFailure.self) { try JoinedRuns.join([first]) }
  }
}

import Foundation
import Measurement
import Support
import Testing

@testable import Report
@testable import Results

@Suite("Reports of several runs") struct JoinedRunsTests {
  /// A run in which MVC takes `factor` times 2 µs in the event *edit*.
  private func part(
    factor: Double = 1, _ change: (inout Results) -> Void = { _ in }
  ) throws -> JoinedRuns.Part {
    var results = Results.sample(["edit", "other"])
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
        "0,calibration,0,machine,\(process),\(100 * factor),,,",
        "0,edit,1000,Baseline,\(process),1000.0,,,",
        "0,edit,1000,MVC,\(process),\(1_000 * ratio),,\(log(ratio)),\(1_000 * (ratio - 1))",
      ]
    }
    let text = ([RunMedians.heading] + lines).joined(separator: "\n")
    return (results, try #require(RunMedians(text)))
  }

  @Test("A run gives one value to each event; other interactions are the first run's.")
  func join() throws {
    let parts = try [0.99, 1.0, 1.01].map { factor in
      try part(factor: factor) { if factor > 0.99 { $0.interactions = [] } }
    }
    let (results, medians) = JoinedRuns.join(parts)
    let mvc = try #require(results[VariantID("MVC"), "edit", 1_000])
    #expect(mvc.values.keys.sorted() == [0, 1, 2])
    #expect(abs((mvc.ratio?.estimate ?? 0) - 2.001) < 1e-3 && mvc.counter("mallocs") == 3)
    #expect(results[VariantID("MVC"), "other", 1_000] == parts[0].results.interactions.last)
    #expect(results.runs.count == 3 && results.run.seconds == 3 * 42)
    #expect(results.machine.kernel?.estimate == 100e-9)
    #expect(medians.text.contains("\n2,edit,1000,Baseline,1,"))
    #expect(RunMedians(medians.text)?.text == medians.text)
    let page = RunReport(results).document.markdown
    #expect(page.contains("## The runs") && page.contains("over runs"))
  }

  @Test("A warning says in how many of the runs it holds, if not in all.")
  func warnings() throws {
    let parts = try [["Warm.", "Old."], ["Warm."]].map { warnings in
      try part { $0.warnings = warnings }
    }
    let warnings = JoinedRuns.join(parts).0.warnings
    #expect(warnings.contains("Warm.") && warnings.contains("In 1 of 2 runs: Old."))
  }

  @Test("An app that is wrong in one of the runs is wrong in the report, which has all failures.")
  func wrong() throws {
    let other = try part {
      $0.architectures[1].defect = "edit: It is wrong."
      $0.events[1].correct = false
      $0.failures = ["Figures are missing."]
    }
    let (results, _) = JoinedRuns.join([try part(), other])
    #expect(results[VariantID("MVC"), "edit", 1_000]?.correct == false)
    #expect(results.architectures.map(\.defect) == [nil, "edit: It is wrong."])
    #expect(results.failures == ["Figures are missing."])
  }
}

import Foundation
import Measurement
import Testing

@testable import Report
@testable import Results

@Suite("Why architectures take longer than Baseline") struct WhyLinesTests {
  private static let heading =
    "**Why the others take longer than Baseline**, at 1,000 notes, per event, the slowest first:\n\n"

  /// Returns cases of `select`: MVVM is slower than MVC, and both are slower than Baseline.
  private func cases(_ change: @escaping (inout Cell) -> Void = { _ in }) -> [Cell] {
    var run = MadeUpRun()
    run.interactions = ["select"]
    run.change = { result in
      result.eventsPerRun = 10
      if result.architecture != "Baseline" {
        result.added = Interval(estimate: 1.5e-6, low: 1e-6, high: 2e-6)
      }
      if result.architecture == "MVVM" { result.counters["mallocs"] = 340 }
      change(&result)
    }
    return run.results.cells
  }

  private func text(_ cases: [Cell]) -> String {
    String(WhyLines(cases, sizes: [1_000]).document.markdown.dropLast())
  }

  @Test("A line has the time, and the higher counters per event.")
  func line() {
    #expect(
      text(cases()) == Self.heading
        + "* **MVVM** adds 1.50 [1.00, 2.00] µs. It needs 30 mallocs more.\n"
        + "* **MVC** adds 1.50 [1.00, 2.00] µs. It needs no more view writes, cells, "
        + "calls of shared functions, mallocs, retains and weak loads than Baseline, or less than 5.0 % more."
    )
  }

  @Test("Counters are told in order and at most four; small differences are left out.")
  func counters() {
    let cases = cases { result in
      result.counters["retains"] = result.architecture == "MVVM" ? 1_039 : 1_000
      guard result.architecture == "MVC" else {
        for name in ["weakLoads", "cellsConfigured", "sharedFunctionCalls"] {
          result.counters[name] = 0
        }
        return
      }
      result.counters["viewWrites"] = 12
      result.counters["cellsConfigured"] = 10
      result.counters["sharedFunctionCalls"] = 7
      result.counters["mallocs"] = 1_240
      result.counters["retains"] = 9_000
      result.counters["weakLoads"] = 100
      result.varying = ["mallocs"]
    }
    let lines = text(cases).split(separator: "\n")
    #expect(
      lines.last?.hasSuffix(
        "It needs 1 view write, 1 cell configured, 0.7 calls of shared functions "
          + "and about 120 mallocs more.") == true, "\(lines)")
    #expect(lines[1].hasSuffix("It needs 30 mallocs more."), "\(lines)")
  }

  @Test("A mean has three digits at most.")
  func figures() {
    #expect(
      [(3, 1), (20, 1), (456, 10), (1_234, 10), (2, 3), (12_345, 10), (5, 0)]
        .map(WhyLines.figure) == ["3", "20", "45.6", "123", "0.67", "1,235", "5"])
  }

  @Test("Only headlines that are slower have a line; counters may be missing.")
  func odd() {
    #expect(text([]).isEmpty)
    #expect(text(cases().filter { $0.architecture == "Baseline" }).isEmpty)
    #expect(text(cases { $0.verdict = .withheld }).isEmpty)
    #expect(
      text(cases { $0.verdict = .equivalent })
        == "**No architecture is shown to take longer than Baseline** at 1,000 notes.")
    #expect(text(cases { $0.added = nil }).contains("* **MVVM** takes 2.01 times as long."))
    #expect(!text(cases { if $0.architecture == "MVC" { $0.correct = false } }).contains("MVC**"))
    let uncounted = text(cases { $0.counters = ["mallocs": nil] })
    #expect(uncounted.hasSuffix("* **MVC** adds 1.50 [1.00, 2.00] µs."))
    // Without Baseline there is nothing to compare with.
    #expect(
      text(cases().filter { $0.architecture == "MVVM" }).hasSuffix(
        "**MVVM** adds 1.50 [1.00, 2.00] µs."))
  }

  @Test("An architecture that is faster than Baseline comes first, whatever the others are.")
  func faster() {
    let line = "* **MVC** is faster than Baseline at 1,000 notes: it takes 1.11 times as long."
    let one = cases { if $0.architecture == "MVC" { $0.verdict = .faster } }
    #expect(text(one).hasPrefix("\(line)\n\n\(Self.heading)* **MVVM** adds"))
    let only = cases { $0.verdict = $0.architecture == "MVC" ? .faster : .unresolved }
    #expect(
      text(only)
        == "\(line)\n\n**No architecture is shown to take longer than Baseline** at 1,000 notes.")
  }

  @Test("The size that most interactions have is preferred.")
  func sizes() {
    let both = cases() + cases { $0.size = 10_000 }
    #expect(WhyLines(both, sizes: [10_000]).document.markdown.contains("at 10,000 notes"))
    #expect(WhyLines(both, sizes: [5]).document.markdown.contains("at 1,000 notes"))
  }
}

import Foundation
import Support
import TestSupport
import Testing

@testable import Measurement
@testable import Report

/// Surveys of two architectures, from invented samples to the report.
@Suite("Sections about surveys") struct SurveyReportTests {
  private let sizes = [10, 100, 1_000, 10_000, 100_000]

  /// Returns samples in which Baseline takes 10 µs and MVC 1 µs a note, plus two writes at the cost
  /// that is tried.
  private func samples(survivors: Int = 0) -> RunSamples {
    var plan = SurveyPlan()
    plan.growth = [
      GrowthSeries(
        name: "edit-visible", unit: "notes",
        points: sizes.map {
          .init(count: $0, cell: BenchmarkCase(interaction: "edit-visible", size: $0))
        })
    ]
    plan.sweep = SweepPlan(cells: [BenchmarkCase(interaction: "edit-visible", size: 1_000)])
    plan.memory = MemoryPlan()
    var samples = RunSamples(
      plan: RunPlan(name: "test", processes: 3, secondsPerCell: 0.4),
      contestants: Contestants(base: "Baseline", contenders: ["MVC"]), cells: [], seed: 42)
    samples.surveys.plan = plan
    samples.surveys.processes = (0..<3).map { process in
      let factor = 1 + 0.01 * Double(process)
      let times = plan.points.flatMap { point in
        let writes = 2 * Double(point.nanosecondsPerWrite) * 1e-9
        let notes = Double(point.cell.size)
        return [("Baseline", 1e-5 + writes), ("MVC", 1e-6 * notes + writes)]
          .filter { $0.0 != "MVC" || notes < 100_000 }
          .map { SurveyTime(point: point, contestant: $0.0, seconds: $0.1 * factor, events: 50) }
      }
      return SurveySamples.Process(process: process, seed: 1, times: times, seconds: 4)
    }
    samples.surveys.counts = sizes.flatMap { size in
      [("Baseline", 2), ("MVC", 2 * size)].map { contestant, mallocs in
        CaseCounts(
          cell: BenchmarkCase(interaction: "edit-visible", size: size), contestant: contestant,
          first: [:],
          warm: ["mallocs": mallocs, "viewWrites": 2, "turns": 1],
          unstable: ["bytes": [48, 64 * mallocs, 64 * mallocs]])
      }
    }
    samples.surveys.memory = [1_000, 10_000].flatMap { size in
      [("Baseline", 1), ("MVC", 3)].map { contestant, factor in
        MemoryCount(
          contestant: contestant, size: size,
          liveBlocks: 190 + factor * size,
          liveBytes: 20_000 + 100 * factor * size,
          survivingBlocks: contestant == "MVC" ? survivors : 0, survivingViews: 0)
      }
    }
    samples.surveys.failures = [
      RunFailure(
        worker: "survey 1",
        what: Exclusion(contestant: "MVC", size: 100_000, interaction: "edit-visible"),
        reason: "An event takes 30.0 s: left out.")
    ]
    return samples
  }

  private func results(
    _ samples: RunSamples, defects: [ResultsBuilder.Defect] = []
  ) -> Results {
    var results = Results.sample(["edit-visible"])
    SurveyResultsBuilder(samples, contestants: ["Baseline", "MVC"], defects: defects).add(
      to: &results)
    return results
  }

  @Test("The sections equal their golden file.")
  func golden() throws {
    let results = results(samples())
    let charts = ReportCharts(results)
    let memory = MarkdownReport.memory(of: results, charts)
    let parts =
      MarkdownReport.growth(of: results, charts) + MarkdownReport.sweep(of: results, charts)
      + memory
    let found = parts.joined(separator: "\n\n") + "\n"
    let golden = Folder("Goldens")
    if Folder.updatesGoldens { try golden.write(found, to: "surveys.md") }
    #expect(firstDifference(found, try golden.read("surveys.md")) == nil)
    #expect(MarkdownReport(results).text.contains(memory[0]))
  }

  @Test("Surveys survive a round trip through JSON, and a run without surveys has none.")
  func json() throws {
    let results = results(samples())
    let text = try ResultsFile.text(results)
    #expect(try ResultsFile.load(text, from: "") == results)
    let without = MarkdownReport(Results.sample(["edit-visible"])).text
    #expect(!without.contains("## Growth") && !without.contains("## If views cost more"))
    #expect(!without.contains("## Memory at rest"))
    #expect(try !ResultsFile.text(Results.sample(["edit-visible"])).contains("\"growth\""))
  }

  @Test("Exponents, slopes and the cost at which a difference becomes small are computed.")
  func figures() throws {
    let results = results(samples())
    let mvc = try #require(results.growth?.last)
    #expect(abs(try #require(mvc.exponent).estimate - 1) < 1e-9)
    #expect(abs(try #require(mvc.countExponents["mallocs"]) - 1) < 1e-9)
    #expect(mvc.countExponents["viewWrites"] == 0)
    #expect(mvc.points.last?.seconds == nil && mvc.points.last?.note != nil)
    let line = try #require(results.sweep?.first?.lines.last)
    // The solution of 1,000 + 2c = 1.05 (10 + 2c), in microseconds.
    #expect(abs(try #require(line.nearBase).estimate / 9_895_000 - 1) < 1e-6)
    #expect(line.ranks == [2, 2, 2, 2])
    let memory = try #require(results.memory?.last)
    #expect(memory.perNote == .init(blocks: 3, bytes: 300))
  }

  @Test("An app that leaves memory behind is named in a warning and in the table.")
  func survivors() {
    let text = MarkdownReport(results(samples(survivors: 12))).text
    #expect(text.contains("> **Warning** MVC leaves 12 blocks of memory and 0 views behind"))
    #expect(text.contains("**12 blocks, 0 views**"))
    #expect(!MarkdownReport(results(samples())).text.contains("behind when it ends"))
  }

  @Test("The surveys of view cost and memory each have a picture above their table.")
  func pictures() throws {
    var results = results(samples(survivors: 12))
    results.sweep?[0].crossings = [
      .init(first: "Baseline", second: "MVC", cost: .init(estimate: 700, low: 600, high: 900))
    ]
    let report = MarkdownReport(results)
    for (name, table) in [
      ("sweep-edit-visible-1000", "as it is |"),
      ("memory", " blocks a note |"),
    ] {
      #expect(report.pictures.contains { $0.name == name })
      let picture = try #require(report.text.range(of: "charts/\(name)-light.svg"))
      let place = try #require(report.text.range(of: table), "\(name)")
      #expect(picture.lowerBound < place.lowerBound)
    }
    let sweep = try #require(report.pictures.first { $0.name.hasPrefix("sweep") }).files[0].text
    // Each of two lines has a mark at four costs, and one beside its name.
    let outlined = sweep.matches(of: #/<path [^>]*fill="#(?:6e7781|0b4aa2)"/#).count
    #expect(outlined == 2 * 4 + 2)
    #expect(sweep.contains(">Baseline and MVC at 700 ns</text>"))
    #expect(sweep.contains(">as it is</text>"))
    #expect(
      sweep.contains("Baseline is faster than MVC while a write costs less than about 700 ns"))
    let memory = try #require(report.pictures.first { $0.name == "memory" }).files[0].text
    #expect(memory.contains("What outlives app and server: MVC 12 blocks, 0 views."))
    // Two bars, and the legend's square.
    #expect(memory.matches(of: #/<rect x=/#).count == 3)
  }

  @Test("An architecture that was wrong in the run has no figures in a survey.")
  func wrong() throws {
    let defect = ResultsBuilder.Defect(
      label: "MVC", benchmarkCase: BenchmarkCase(interaction: "edit-visible", size: 1_000),
      reason: "It shows the wrong title.")
    let results = results(samples(), defects: [defect])
    let mvc = try #require(results.growth?.last)
    #expect(mvc.exponent == nil && mvc.points.allSatisfy { $0.seconds == nil })
    #expect(mvc.points.allSatisfy { $0.note == defect.reason && $0.counters.isEmpty })
    #expect(results.sweep?.first?.lines.map(\.architecture) == ["Baseline"])
  }
}

import Foundation
import Measurement
import Support
import TestSupport

@testable import Report
@testable import Results

/// The report that README shows, and each of its runs, computed from the stored medians.
struct PublishedRuns {
  let folder: String
  let joined: Results
  let stored: StoredFiles
  private let lines: [Substring]

  init() throws {
    let readme = try String(contentsOfFile: "\(projectRoot)/README.md", encoding: .utf8)
    folder = readme.firstMatch(of: #/<!-- report (\S+) -->/#).map { String($0.1) } ?? ""
    joined = try ResultsFile.read("\(projectRoot)/\(folder)")
    let medians = ProgramRun(["gunzip", "-c", "\(projectRoot)/\(folder)/medians.csv.gz"])
    lines = medians.output.split(separator: "\n")
    var stored = StoredFiles()
    func text(_ path: String) throws -> String {
      try String(contentsOfFile: "\(projectRoot)/Reports/\(path)", encoding: .utf8)
    }
    stored.tests = try TestabilityFile(text: text("testability/testability.json"))
    stored.changes = try ChangesFile(text: text("changes/changes.json"))
    stored.window = try WindowFile(text: text("window/window.json"))
    stored.forms = try joined.contenders.map {
      try FormsFile(text: text("forms/\($0.name.moduleName).json"))
    }
    self.stored = stored
  }

  /// The number of runs.
  var count: Int { joined.runs.count }

  /// The results of one run.
  func run(_ number: Int) -> Results {
    results(of: lines.dropFirst().filter { $0.hasPrefix("\(number),") })
  }

  /// The results of a run like a quick one: the nine events at 1,000 notes, in three processes.
  func quick() -> Results {
    let events = joined.definitions.filter { $0.title != nil }.map(\.id)
    return results(
      of: lines.dropFirst().filter { line in
        let words = line.split(separator: ",", maxSplits: 5)
        return words[0] == "1" && words[2] == "1000" && "012".contains(words[4])
          && events.contains(String(words[1]))
      })
  }

  private func results(of lines: [Substring]) -> Results {
    guard
      let medians = RunMedians(([Substring(RunMedians.heading)] + lines).joined(separator: "\n"))
    else {
      return joined
    }
    let all = joined.cells + joined.controlCells
    let known = Dictionary(
      all.map { (CaseKey($0), $0) }, uniquingKeysWith: { first, _ in first })
    func place(_ cell: Cell) -> BenchmarkCase {
      BenchmarkCase(interaction: cell.event, size: cell.size)
    }
    let analysis = RunAnalysis(
      medians, of: Contestants(named: all.map(\.architecture.name).uniqued()),
      in: all.map(place).uniqued(),
      eventCounts: Dictionary(
        all.map { (place($0), $0.eventsPerRun) }, uniquingKeysWith: { first, _ in first }),
      linkOrders: joined.run.linkOrders)
    // Counts are the same in each run.
    let cells = analysis.cells.map { cell in
      var cell = cell
      cell.counters = known[CaseKey(cell)]?.counters ?? [:]
      cell.mallocs = known[CaseKey(cell)]?.mallocs
      return cell
    }
    var results = joined
    let names = joined.architectures.map(\.id)
    results.cells = cells.filter { names.contains($0.architecture) }
    results.controlCells = cells.filter { !names.contains($0.architecture) }
    results.runs = []
    return results.derived()
  }
}

import ArchitectureKit
import Backend
import Catalog
import Equivalence
import Interactions
import Measurement
import TestSupport
import Testing
import Toolkit

/// Compares the properties that each interaction writes, and the rows that it changes.
@MainActor @Suite("View work traces of interactions") struct WorkTraceTests {
  nonisolated static let traces = Folder("Traces")
  static func ids() -> [String] { Interactions.all.map(\.id) }

  @Test(
    "An interaction does the same work as its golden, without redundant writes.",
    arguments: await ids(), await architectureNames())
  func matchesGolden(interaction id: String, in name: String) throws {
    let interaction = try #require(Interactions.named(id))
    let driver = interaction.launch(try variant(name), in: Fixture())
    let run = try interaction.start(on: driver)
    var trace = ""
    var redundant: [String] = []
    for step in 1...2 {
      trace += "== step \(step)\n"
      for (piece, work) in work(of: run, step: step).enumerated() {
        trace += "-- piece \(piece + 1)\n"
        // The order within an event may differ between architectures.
        let compared = work.filter { isCompared($0, in: interaction) }
        // Where an app may show each of many values, one value counts for all.
        let isRepeatable = driver.variant.deliversAtOnce && interaction.writesAtOnce != nil
        let lines = isRepeatable ? Array(Set(compared)) : compared
        trace += lines.sorted().map { $0 + "\n" }.joined()
        redundant += work.filter { $0.hasPrefix("write again") || isRedundant($0, among: work) }
      }
    }
    run.end()
    if Folder.updatesGoldens, name == architectureNames().first {
      try Self.traces.write(trace, to: "\(id).txt")
    }
    let difference = firstDifference(trace, try Self.traces.read("\(id).txt"))
    #expect(difference == nil, "\(name), \(id): \(difference ?? "")")
    #expect(redundant.isEmpty, "\(name), \(id)")
  }

  /// Returns whether a line of work is compared.
  ///
  /// It is not compared if it says how a cell is filled, or which call updates a visible cell. Nor
  /// is the selection while a note covers the list: it may be shown when the list comes back.
  private func isCompared(_ work: String, in interaction: Interaction) -> Bool {
    !work.hasPrefix("fill ") && !work.hasPrefix("write again ")
      && !work.contains(": reconfigure ")
      && !(interaction.id == "navigate" && work.hasSuffix(" isSelected"))
  }

  /// Returns whether the line reconfigures a visible cell without changing any of its views.
  private func isRedundant(_ work: String, among all: [String]) -> Bool {
    guard let call = work.firstRange(of: ": reconfigure ") else { return false }
    return !all.contains { $0.hasPrefix("write \(work[call.upperBound...]) ") }
  }

  /// Returns the work on views in each piece of a step.
  private func work(of run: any InteractionRun, step: Int) -> [[String]] {
    run.prepare(steps: step..<step + 1)
    let pieces = (0..<run.pieceCount).map { piece in
      run.prepare(piece: piece, ofStep: step)
      var work: [String] = []
      run.driver.loop.onWork = { work.append($0) }
      run.perform(piece: piece, ofStep: step)
      run.driver.loop.onWork = nil
      return work
    }
    if run.resetsAfterEachStep { run.reset(step: step) }
    return pieces
  }
}

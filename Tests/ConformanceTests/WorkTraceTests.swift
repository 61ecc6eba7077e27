import Controllers
import Scenarios
import TestSupport
import Testing
import Toolkit

/// Which properties of which views each interaction writes, and which rows it has filled.
@MainActor @Suite("Interactions do the same work in every architecture") struct WorkTraceTests {
  nonisolated static let traces = Folder("Traces")
  static func ids() -> [String] { Interactions.all.map(\.id) }

  @Test(
    "An interaction does the golden's work, and writes nothing that is there already",
    arguments: await ids(), await headlineIDs())
  func matchesGolden(interaction id: String, variant variantID: String) throws {
    let interaction = try #require(Interactions.named(id))
    let driver = interaction.launch(try variant(variantID), in: World())
    let run = try interaction.start(on: driver)
    var trace = ""
    var redundant: [String] = []
    for step in 1...2 {
      trace += "== step \(step)\n"
      for (piece, work) in work(of: run, step: step).enumerated() {
        trace += "-- piece \(piece + 1)\n"
        // The order within an event is each architecture's own.
        let compared = work.filter(isCompared)
        // How often the same is written may differ where the interaction says so.
        let lines = interaction.admissibleWrites == nil ? compared : Array(Set(compared))
        trace += lines.sorted().map { $0 + "\n" }.joined()
        redundant += work.filter { $0.hasPrefix("write again") || isInVain($0, among: work) }
      }
    }
    run.end()
    if Folder.updatesGoldens, variantID == variantIDs().first {
      try Self.traces.write(trace, to: "\(id).txt")
    }
    let difference = firstDifference(trace, try Self.traces.read("\(id).txt"))
    #expect(difference == nil, "\(variantID), \(id): \(difference ?? "")")
    #expect(redundant.isEmpty, "\(variantID), \(id)")
  }

  /// How a cell is filled when it comes into view, and by which call one that stays, is not seen.
  private func isCompared(_ work: String) -> Bool {
    !work.hasPrefix("fill ") && !work.hasPrefix("write again ")
      && !work.contains(": reconfigure ")
  }

  /// Whether a cell is filled where it stands, and none of its views gets another value by that.
  private func isInVain(_ work: String, among all: [String]) -> Bool {
    guard let call = work.firstRange(of: ": reconfigure ") else { return false }
    return !all.contains { $0.hasPrefix("write \(work[call.upperBound...]) ") }
  }

  /// What each piece of a step does to views.
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

import Controllers
import Measurement
import Scenarios
import Testing

/// Once warm, an interaction leaves as many references and blocks as it found.
@MainActor
@Suite(
  "Interactions keep nothing", .enabled(if: ReferenceCounters.unavailableHere == nil))
struct LedgerTests {
  static func ids() -> [String] { Interactions.all.map(\.id) }

  @Test(
    "After the first runs, a step and its reset leave no reference more or less",
    arguments: await ids(), await variantIDs())
  func balances(interaction id: String, variant variantID: String) throws {
    let counters = ReferenceCounters()
    let interaction = try #require(Interactions.named(id))
    let driver = AppDriver(try variant(variantID), in: World(noteCount: 60, pictures: .none))
    let run = try interaction.start(on: driver)
    for step in 0..<20 { _ = run.run(step: step) }
    var performed: [Int] = []
    var whole: [Int] = []
    for step in 20..<30 {
      var pieces: [ReferenceCounts] = []
      pieces.reserveCapacity(run.pieceCount)
      let all = counters.measure { _ = run.run(step: step) }
      whole.append(all.ledger)
      run.prepare(steps: step + 10..<step + 11)
      var sum = 0
      for piece in 0..<run.pieceCount {
        run.prepare(piece: piece, ofStep: step + 10)
        sum += counters.measure { run.perform(piece: piece, ofStep: step + 10) }.ledger
      }
      if run.resetsAfterEachStep { run.reset(step: step + 10) }
      performed.append(sum)
    }
    print("LEDGER", id, variantID, "whole", whole, "performed", performed)
    #expect(whole.allSatisfy { $0 == 0 }, "\(variantID), \(id): \(whole)")
  }
}

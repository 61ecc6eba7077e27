import Controllers
import Measurement
import Scenarios
import Testing

/// Once warm, an interaction leaves as many references and blocks as it found.
@MainActor
@Suite(
  "Interactions keep nothing", .enabled(if: ReferenceCounters.unavailableHere == nil))
struct LedgerTests {
  /// What happens on one profile happens on each of many.
  static func ids() -> [String] {
    Interactions.all.filter { $0.mounted == 1 }.map(\.id)
  }

  @Test(
    "Warm steps with their resets leave no reference and no block more or less",
    arguments: await ids(), await headlineIDs())
  func balances(interaction id: String, variant variantID: String) throws {
    let left = try left(by: id, in: variantID)
    #expect(left.references == 0, "\(variantID), \(id)")
    #expect(left.blocks == 0, "\(variantID), \(id)")
  }

  /// What three warm steps leave behind.
  private func left(by id: String, in variantID: String) throws -> (references: Int?, blocks: Int) {
    let counters = ProcessCounters()
    try #require(counters.unavailable[ReferenceCounters.ledger] == nil)
    let interaction = try #require(Interactions.named(id))
    let driver = AppDriver(try variant(variantID), in: World(noteCount: 45, pictures: .none))
    let run = try interaction.start(on: driver)
    for step in 0..<Self.warmUps { _ = run.run(step: step) }
    let first = Self.warmUps
    let counts = counters.measure {
      for step in first..<first + 3 { _ = run.run(step: step) }
    }
    return (counts[ReferenceCounters.ledger], counts["liveBlocks"] ?? 0)
  }

  /// Then `delete-middle` deletes only what it has added itself; the first notes' texts are held by
  /// the server's memory of its answers, too, so that nothing is given back with them.
  private static let warmUps = 8
}

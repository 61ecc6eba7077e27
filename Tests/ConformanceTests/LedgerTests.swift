import Controllers
import Measurement
import Scenarios
import Testing

/// Once warm, an interaction leaves as many references and blocks as it found.
@MainActor
@Suite(
  "Interactions keep nothing", .enabled(if: ReferenceCounters.unavailableHere == nil))
struct LedgerTests {
  /// Every step of these begins a session, whose pictures stay with the server.
  private nonisolated static let withSessions = ["animation", "session"]

  /// What happens on one profile happens on each of many.
  static func ids() -> [String] {
    Interactions.all.filter { $0.mounted == 1 && !withSessions.contains($0.id) }.map(\.id)
  }

  @Test(
    "Warm steps with their resets leave no reference and no block more or less",
    arguments: await ids(), await headlineIDs())
  func balances(interaction id: String, variant variantID: String) throws {
    let left = try left(by: id, in: variantID)
    #expect(left.references == 0, "\(variantID), \(id)")
    #expect(left.blocks == 0, "\(variantID), \(id)")
  }

  @Test(
    "A session that has ended leaves some blocks with the server, and not its screens",
    arguments: withSessions, await headlineIDs())
  func leavesNoScreens(interaction id: String, variant variantID: String) throws {
    // A screen that stays has hundreds.
    #expect(try left(by: id, in: variantID).blocks <= 3 * 10, "\(variantID), \(id)")
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

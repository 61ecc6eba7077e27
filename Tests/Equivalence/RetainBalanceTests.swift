import Backend
import Equivalence
import Interactions
import Measurement
import Testing

/// After warm-up, an interaction leaks neither objects nor blocks of memory.
@MainActor
@Suite(
  "Memory leaks of interactions", .enabled(if: ReferenceCounters.unavailableHere == nil))
struct RetainBalanceTests {
  static func ids() -> [String] { Interactions.all.map(\.id) }

  @Test(
    "Steps with their resets leak no reference and no block of memory after warm-up.",
    arguments: await ids(), await architectureNames())
  func balances(interaction id: String, in name: String) throws {
    let left = try left(by: id, in: name)
    #expect(left.references == 0, "\(name), \(id)")
    #expect(left.blocks == 0, "\(name), \(id)")
  }

  /// Returns how many references and blocks three steps leave behind after warm-up.
  private func left(by id: String, in name: String) throws -> (references: Int?, blocks: Int) {
    let counters = ProcessCounters()
    try #require(counters.unavailable[ReferenceCounters.retainBalance] == nil)
    let interaction = try #require(Interactions.named(id))
    let driver = interaction.launch(
      try variant(name), in: Fixture(noteCount: 45, pictures: .none))
    let run = try interaction.start(on: driver)
    let first = Self.warmUps(of: id)
    for step in 0..<first { #expect(run.run(step: step).defect == nil, "\(name), \(id)") }
    let counts = counters.measure {
      for step in first..<first + 3 { _ = run.run(step: step) }
    }
    return (counts[ReferenceCounters.retainBalance], counts["liveBlocks"] ?? 0)
  }

  /// The number of warm-up steps.
  ///
  /// After these, `rollback` deletes only notes that it has inserted itself. The server's cache also
  /// holds the texts of the first notes, so deleting those would free nothing. A pattern may
  /// keep the last change: `edit-moves-to-top` goes twice through its eight notes.
  private static func warmUps(of id: String) -> Int { id == "edit-moves-to-top" ? 16 : 8 }
}

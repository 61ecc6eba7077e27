import ArchitectureKit
import Backend
import Catalog
import Equivalence
import Interactions
import Measurement
import Testing
import Toolkit

/// Checks what interactions declare about themselves.
@MainActor @Suite("Declarations of the interactions") struct InteractionTableTests {
  static func ids() -> [String] { Interactions.all.map(\.id) }

  /// Returns the ids of the interactions that have a script.
  static func scriptedIDs() -> [String] {
    Interactions.all.filter { $0.script != nil }.map(\.id)
  }

  @Test("All interactions have different ids.")
  func idsDiffer() {
    #expect(Set(Self.ids()).count == Interactions.all.count)
  }

  @Test(
    "An interaction's sizes are in ascending order, and it can run on each of them.",
    arguments: await ids())
  func sizesSuffice(interaction id: String) throws {
    let interaction = try #require(Interactions.named(id))
    #expect(interaction.sizes == Set(interaction.sizes).sorted())
    #expect(interaction.sizes.allSatisfy(interaction.canDo(with:)))
  }

  /// Returns the ids of the interactions whose events are turns.
  ///
  /// A load with its answers counts as one event, and a turn with many changes as many.
  static func idsOfTurns() -> [String] {
    Interactions.all.filter { ![.load, .manyChangesInOneTurn].contains($0.kind) }.map(\.id)
  }

  @Test(
    "A run has as many turns as the interaction declares events.", arguments: await idsOfTurns())
  func turnsAreEvents(interaction id: String) throws {
    let interaction = try #require(Interactions.named(id))
    let driver = interaction.launch(
      try variant("Baseline/imperative"), in: Fixture(noteCount: 60))
    let run = try interaction.start(on: driver)
    run.prepare(steps: 1..<2)
    var turns = 0
    for piece in 0..<run.pieceCount {
      run.prepare(piece: piece, ofStep: 1)
      let before = driver.loop.counters.turns
      run.perform(piece: piece, ofStep: 1)
      turns += driver.loop.counters.turns - before
    }
    #expect(turns == interaction.eventCount(60), "\(id)")
    run.end()
  }

  @Test("Each kind has interactions, and one of them is its example.")
  func examples() {
    for kind in InteractionKind.allCases {
      let examples = Interactions.all.filter {
        $0.kind == kind && Interactions.examples.contains($0.id)
      }
      #expect(examples.map(\.id) == [kind.example])
    }
    #expect(Interactions.examples.count == InteractionKind.allCases.count)
  }

  @Test("A family has the id of its first interaction, and is of one kind.")
  func families() {
    for (family, members) in Dictionary(grouping: Interactions.all, by: \.family) {
      #expect(members.first?.id == family)
      #expect(Set(members.map(\.kind)).count == 1, "\(family)")
      #expect(members.allSatisfy { $0.id.hasPrefix(family) })
    }
    let bursts = Interactions.all.filter { $0.id.hasPrefix("burst-") }
    #expect(Set(bursts.map(\.family)) == ["burst-one-turn", "burst-many-turns"])
  }

  @Test("Predicted winners are architectures, and not the yardstick", arguments: await ids())
  func predictsArchitectures(interaction id: String) throws {
    let interaction = try #require(Interactions.named(id))
    let names = architectures.architectures.map { $0.name }.filter { $0 != "Baseline" }
    #expect(interaction.predicted.allSatisfy(names.contains))
  }

  @Test(
    "The script of an interaction does the same view work as a run.",
    arguments: await scriptedIDs())
  func scriptIsARun(interaction id: String) throws {
    let interaction = try #require(Interactions.named(id))
    let text = try #require(interaction.script)
    let script = try ScriptParser.parse(text, file: id)
    let driver = AppDriver(
      try variant("Baseline/imperative"), in: Fixture(noteCount: 60, pictures: .none))
    // Preparing a run creates the tags and titles that the script needs.
    let run = try interaction.start(on: driver)
    run.prepare(piece: 0, ofStep: 1)
    let before = driver.loop.counters
    try ScriptPlayer(driver) { _ in }.play(script)
    let work = ViewWork(from: before, to: driver.loop.counters)
    #expect(work == interaction.leastWork(60), "\(id)")
  }
}

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

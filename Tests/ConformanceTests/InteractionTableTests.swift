import ArchitectureKit
import Architectures
import Controllers
import Scenarios
import Testing
import Toolkit

/// What interactions say of themselves.
@MainActor @Suite("What interactions declare is true") struct InteractionTableTests {
  static func ids() -> [String] { Interactions.all.map(\.id) }

  /// The ids of those that have a script.
  static func scriptedIDs() -> [String] {
    Interactions.all.filter { $0.script != nil }.map(\.id)
  }

  @Test("No two interactions have one id")
  func idsDiffer() {
    #expect(Set(Self.ids()).count == Interactions.all.count)
  }

  @Test("An interaction's sizes ascend from one that it can do with", arguments: await ids())
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

  @Test("A script does what a run of its interaction does", arguments: await scriptedIDs())
  func scriptIsARun(interaction id: String) throws {
    let interaction = try #require(Interactions.named(id))
    let text = try #require(interaction.script)
    let script = try ScriptParser.parse(text, file: id)
    let driver = AppDriver(
      try variant("Baseline/imperative"), in: World(noteCount: 60, pictures: .none))
    // What is there when a run has been prepared: tags, titles.
    let run = try interaction.start(on: driver)
    run.prepare(piece: 0, ofStep: 1)
    let before = driver.loop.counters
    try ScriptPlayer(driver) { _ in }.play(script)
    let work = ViewWork(from: before, to: driver.loop.counters)
    #expect(work == interaction.leastWork(60), "\(id)")
  }
}

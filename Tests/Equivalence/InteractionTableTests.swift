import ArchitectureKit
import Backend
import Catalog
import Equivalence
import Foundation
import Interactions
import Measurement
import Model
import Support
import TestSupport
import Testing
import Toolkit

/// Checks what interactions declare about themselves.
@MainActor @Suite("Declarations of the interactions") struct InteractionTableTests {
  static func ids() -> [String] { Interactions.all.map(\.id) }

  static func eventIDs() -> [String] { Interactions.events.map(\.id) }

  @Test("All interactions have different ids.")
  func idsDiffer() {
    #expect(Set(Self.ids()).count == Self.ids().count)
  }

  @Test(
    "More writes than the least are accepted of an app that delivers at once, in a burst in one turn."
  )
  func moreWrites() throws {
    let launch = try variant("Baseline").launch
    for interaction in Interactions.all {
      var work = interaction.leastWork(200)
      work.viewWrites += 1
      // A list that a note covers may write its selection.
      let isNavigation = interaction.id == "navigate"
      let isBurst = interaction.id == "burst-one-turn"
      let accepts = [true, false].map {
        interaction.accepts(
          work, of: Variant(name: "", summary: "", deliversAtOnce: $0, launch: launch), size: 200)
      }
      #expect(accepts == [isBurst || isNavigation, isNavigation], "\(interaction.id)")
    }
  }

  @Test("The documents of an architecture that delivers at once name the one that it declares.")
  func documentsOfDelivery() throws {
    for (name, document) in deliveryAtOnce {
      let folder = "Sources/Architectures/\(name.moduleName)/Forms/README.md"
      let table = try String(contentsOf: URL(filePath: "\(projectRoot)/\(folder)"), encoding: .utf8)
      #expect(table.contains("| \(document)"), "\(name)")
    }
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
    let others = ["start", "replace-all", "update-hundred", "burst-one-turn"]
    return Interactions.all.map(\.id).filter { !others.contains($0) }
  }

  @Test(
    "A run has as many turns as the interaction declares events.", arguments: await idsOfTurns())
  func turnsAreEvents(interaction id: String) throws {
    let interaction = try #require(Interactions.named(id))
    let driver = interaction.launch(
      try variant("Baseline"), in: Fixture(noteCount: 60))
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

  @Test("The nine events have names of their own, and no other interaction has one.")
  func eventsDiffer() {
    #expect(Set(Interactions.events.compactMap(\.title)).count == 9)
    #expect(Interactions.all.count { $0.title != nil } == 9)
    #expect(Set(Self.eventIDs()).isSubset(of: Self.ids()))
  }

  @Test(
    "An event is measured at 100, 1,000, 10,000 and 100,000 notes.", arguments: await eventIDs())
  func eventSizes(interaction id: String) throws {
    let interaction = try #require(Interactions.named(id))
    #expect(interaction.sizes.filter { $0 >= 100 } == [100, 1_000, 10_000, 100_000])
  }

  @Test(
    "A run of update-hundred pushes ten changes at 100 notes, and a hundred at larger sizes.",
    arguments: [(100, 10), (1_000, 100), (10_000, 100)])
  func hundred(noteCount: Int, changes: Int) throws {
    let interaction = try #require(Interactions.named("update-hundred"))
    #expect(interaction.eventCount(noteCount) == changes)
    let driver = interaction.launch(try variant("Baseline"), in: Fixture(noteCount: noteCount))
    let run = try interaction.start(on: driver)
    let before = driver.backend.notes(of: "ada")
    let (work, defect) = run.run(step: 1)
    #expect(defect == nil && work == ViewWork(viewWrites: 4))
    let changed = zip(before, driver.backend.notes(of: "ada")).filter { $0 != $1 }.map(\.1)
    #expect(changed.count == changes)
    // Each push has its own second.
    #expect(Set(changed.map(\.changedAt)).count == changes)
  }
}

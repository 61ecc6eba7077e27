import Backend
import Catalog
import Equivalence
import Interactions
import Measurement
import Testing
import Toolkit

/// Every interaction gives the right result with the least view work, in every architecture.
@MainActor @Suite("View work of interactions") struct InteractionTests {
  static func ids() -> [String] { Interactions.all.map(\.id) }

  @Test(
    "Every run of an interaction does the least view work.",
    arguments: await ids(), await architectureNames())
  func doesExpectedWork(interaction id: String, in name: String) throws {
    let interaction = try #require(Interactions.named(id))
    try doesExpectedWork(id, name, at: [interaction.fewestNotes, 200])
  }

  /// The other events are checked at this size before they are measured.
  @Test("A change of one of 100,000 notes does the least view work.")
  func largestSize() throws {
    try doesExpectedWork("edit-visible", "Baseline", at: [100_000])
  }

  private func doesExpectedWork(_ id: String, _ name: String, at sizes: [Int]) throws {
    let interaction = try #require(Interactions.named(id))
    for size in sizes {
      let driver = interaction.launch(try variant(name), in: Fixture(noteCount: size))
      let run = try interaction.start(on: driver)
      for step in 1...2 {
        let (work, defect) = run.run(step: step)
        #expect(defect == nil, "\(name), \(id) at \(size), step \(step): \(defect ?? "")")
        #expect(
          interaction.accepts(work, of: driver.variant, size: size),
          "\(name), \(id) at \(size), step \(step): \(work)")
      }
      run.end()
    }
  }

  @Test(
    "Steps that are prepared together give the same results as single steps.",
    arguments: await ids())
  func preparesMany(interaction id: String) throws {
    let interaction = try #require(Interactions.named(id))
    let driver = interaction.launch(try variant("Baseline"), in: Fixture())
    let run = try interaction.start(on: driver)
    run.prepare(steps: 1..<5)
    for step in 1..<5 {
      for piece in 0..<run.pieceCount {
        run.prepare(piece: piece, ofStep: step)
        run.perform(piece: piece, ofStep: step)
      }
      if run.resetsAfterEachStep { run.reset(step: step) }
      #expect(run.check() == nil)
    }
    run.end()
  }

  @Test(
    "An interaction that shares its app restores it for the next interaction.",
    arguments: await architectureNames())
  func leavesTheAppAlone(in name: String) throws {
    let driver = AppDriver(try variant(name), in: Fixture(noteCount: 60, pictures: .none))
    for interaction in Interactions.all + Interactions.all.reversed()
    where interaction.appNeeds == .shared {
      let run = try interaction.start(on: driver)
      let (work, defect) = run.run(step: 9)
      #expect(defect == nil, "\(name), \(interaction.id): \(defect ?? "")")
      #expect(
        interaction.accepts(work, of: driver.variant, size: 60),
        "\(name), \(interaction.id): \(work)")
      run.end()
    }
  }

  @Test(
    "Interactions on the profile share an app, in any order.", arguments: await architectureNames())
  func shareProfiles(in name: String) throws {
    let some = Interactions.all.filter { $0.appNeeds == .profile }
    #expect(some.count > 1)
    let driver = some[0].launch(
      try variant(name), in: Fixture(noteCount: 60, pictures: .none))
    for (number, interaction) in (some + some.reversed()).enumerated() {
      let run = try interaction.start(on: driver)
      // Each has a step of its own, or a count could be shown already.
      let (work, defect) = run.run(step: 11 + 2 * number)
      #expect(defect == nil, "\(name), \(interaction.id): \(defect ?? "")")
      #expect(
        interaction.accepts(work, of: driver.variant, size: 60),
        "\(name), \(interaction.id): \(work)")
      run.end()
    }
  }
}

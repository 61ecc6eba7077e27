import Backend
import Equivalence
import Interactions
import Measurement
import Testing
import Toolkit

/// Every interaction on every variant gives the right result with the least view work.
@MainActor @Suite("View work of interactions") struct InteractionTests {
  static func ids() -> [String] { Interactions.all.map(\.id) }

  static func shortIDs() -> [String] { ids().filter(Interactions.examples.contains) }

  /// Returns the ids of the variants that are not headlines.
  static func otherIDs() -> [String] { variantIDs().filter { !headlineIDs().contains($0) } }

  @Test(
    "Every run of an interaction on a headline does the least view work.",
    arguments: await ids(), await headlineIDs())
  func doesExpectedWork(interaction id: String, variant variantID: String) throws {
    // Bursts make one change per note and show it on every mounted profile, so they use fewer notes.
    let interaction = try #require(Interactions.named(id))
    try doesExpectedWork(
      id, variantID, at: [interaction.fewestNotes, interaction.mounted == 1 ? 200 : 60])
  }

  /// Long interactions are checked on these variants by `verify`, and before each measurement.
  @Test(
    "Every run of a short interaction on another variant does the least view work.",
    arguments: await shortIDs(), await otherIDs())
  func othersDoExpectedWork(interaction id: String, variant variantID: String) throws {
    try doesExpectedWork(id, variantID, at: [60])
  }

  private func doesExpectedWork(_ id: String, _ variantID: String, at sizes: [Int]) throws {
    let interaction = try #require(Interactions.named(id))
    for size in sizes {
      let driver = interaction.launch(try variant(variantID), in: Fixture(noteCount: size))
      let run = try interaction.start(on: driver)
      for step in 1...2 {
        let (work, defect) = run.run(step: step)
        #expect(defect == nil, "\(variantID), \(id) at \(size), step \(step): \(defect ?? "")")
        #expect(
          interaction.accepts(work, size: size) || declaresExtraWork(variantID),
          "\(variantID), \(id) at \(size), step \(step): \(work)")
      }
      run.end()
    }
  }

  @Test(
    "Steps that are prepared together give the same results as single steps.",
    arguments: await ids())
  func preparesMany(interaction id: String) throws {
    let interaction = try #require(Interactions.named(id))
    let driver = interaction.launch(try variant("Baseline/imperative"), in: Fixture())
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
    arguments: await variantIDs())
  func leavesTheAppAlone(variant variantID: String) throws {
    let driver = AppDriver(try variant(variantID), in: Fixture(noteCount: 60, pictures: .none))
    for interaction in Interactions.all + Interactions.all.reversed()
    where interaction.appNeeds == .shared {
      let run = try interaction.start(on: driver)
      let (work, defect) = run.run(step: 9)
      #expect(defect == nil, "\(variantID), \(interaction.id): \(defect ?? "")")
      #expect(
        interaction.accepts(work, size: 60) || declaresExtraWork(variantID),
        "\(variantID), \(interaction.id): \(work)")
      run.end()
    }
  }

  @Test(
    "Interactions on as many profiles share an app, in any order.",
    arguments: await variantIDs(), [1, 5, 25])
  func shareProfiles(variant variantID: String, mounted: Int) throws {
    let some = Interactions.all.filter { $0.appNeeds == .profiles && $0.mounted == mounted }
    #expect(some.count > 1)
    let driver = some[0].launch(
      try variant(variantID), in: Fixture(noteCount: 60, pictures: .none))
    for (number, interaction) in (some + some.reversed()).enumerated() {
      let run = try interaction.start(on: driver)
      // Each has a step of its own, or a count could be shown already.
      let (work, defect) = run.run(step: 11 + 2 * number)
      #expect(defect == nil, "\(variantID), \(interaction.id): \(defect ?? "")")
      #expect(
        interaction.accepts(work, size: 60) || declaresExtraWork(variantID),
        "\(variantID), \(interaction.id): \(work)")
      run.end()
    }
  }
}

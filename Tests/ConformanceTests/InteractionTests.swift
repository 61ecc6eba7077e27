import Controllers
import Scenarios
import Testing
import Toolkit

/// Every interaction on every variant: right each time, and no more view work than it takes.
@MainActor @Suite("Interactions do the least work in every architecture") struct InteractionTests {
  static func ids() -> [String] { Interactions.all.map(\.id) }

  static func shortIDs() -> [String] { ids().filter(Interactions.short.contains) }

  /// Variants that are no headlines.
  static func otherIDs() -> [String] { variantIDs().filter { !headlineIDs().contains($0) } }

  @Test(
    "A run does the expected view work, again and again",
    arguments: await ids(), await headlineIDs())
  func doesExpectedWork(interaction id: String, variant variantID: String) throws {
    // Many notes are many ticks, and each is shown on all that is mounted.
    let interaction = try #require(Interactions.named(id))
    try doesExpectedWork(
      id, variantID, at: [interaction.fewestNotes, interaction.mounted == 1 ? 200 : 60])
  }

  /// The long ones of all variants are looked at by each run before it measures, and by `verify`.
  @Test(
    "So does one of any other variant, of the short interactions",
    arguments: await shortIDs(), await otherIDs())
  func othersDoExpectedWork(interaction id: String, variant variantID: String) throws {
    try doesExpectedWork(id, variantID, at: [60])
  }

  private func doesExpectedWork(_ id: String, _ variantID: String, at sizes: [Int]) throws {
    let interaction = try #require(Interactions.named(id))
    for size in sizes {
      let driver = interaction.launch(try variant(variantID), in: World(noteCount: size))
      let run = try interaction.start(on: driver)
      for step in 1...2 {
        let (work, defect) = run.run(step: step)
        #expect(defect == nil, "\(variantID), \(id) at \(size), step \(step): \(defect ?? "")")
        #expect(
          interaction.accepts(work, size: size) || mayDoMore(variantID),
          "\(variantID), \(id) at \(size), step \(step): \(work)")
      }
      run.end()
    }
  }

  @Test("Steps that are prepared together go as well as steps one by one", arguments: await ids())
  func preparesMany(interaction id: String) throws {
    let interaction = try #require(Interactions.named(id))
    let driver = interaction.launch(try variant("Baseline/imperative"), in: World())
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

  @Test("Interactions that share an app leave it as they found it", arguments: await variantIDs())
  func leavesTheAppAlone(variant variantID: String) throws {
    let driver = AppDriver(try variant(variantID), in: World(noteCount: 60, pictures: .none))
    for interaction in Interactions.all + Interactions.all.reversed()
    where interaction.appNeeds == .shared {
      let run = try interaction.start(on: driver)
      let (work, defect) = run.run(step: 9)
      #expect(defect == nil, "\(variantID), \(interaction.id): \(defect ?? "")")
      #expect(
        interaction.accepts(work, size: 60) || mayDoMore(variantID),
        "\(variantID), \(interaction.id): \(work)")
      run.end()
    }
  }
}

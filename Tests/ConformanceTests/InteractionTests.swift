import Controllers
import Scenarios
import Testing
import Toolkit

/// Every interaction on every variant: right each time, and no more view work than it takes.
@MainActor @Suite("Interactions do the least work in every architecture") struct InteractionTests {
  static func ids() -> [String] { Interactions.all.map(\.id) }

  @Test(
    "A run does the expected view work, again and again", arguments: await ids(), await variantIDs()
  )
  func doesExpectedWork(interaction id: String, variant variantID: String) throws {
    let interaction = try #require(Interactions.named(id))
    let isHeadline = headlineIDs().contains(variantID)
    // Many notes are many ticks, and each is shown on all that is mounted.
    let most = interaction.mounted == 1 ? 200 : 60
    for size in isHeadline ? [interaction.fewestNotes, most] : [60] {
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

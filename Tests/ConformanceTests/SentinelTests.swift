import Controllers
import Scenarios
import Screens
import Testing
import Toolkit

/// Mistakes as an architecture could make them, made from outside: each has to be found.
@MainActor @Suite("Interactions find what is wrong with screens") struct SentinelTests {
  @Test("A picture that a cell still has from its last note is found")
  func stalePicture() throws {
    let defect = try defect(in: "scroll", after: 20) { driver in
      let table = try #require(driver.view("notes.table") as? TableView)
      let cell = try #require(table.cellForRow(table.topRow + 7) as? NoteCell)
      driver.event { cell.pictureView.imageName = "note-1" }
    }
    #expect(defect?.contains("shows the picture note-1") == true)
  }

  @Test("A cancelled fade is found")
  func cancelledFade() throws {
    let defect = try defect(in: "animation", after: 0) { driver in
      let avatar = try #require(driver.view("profile.avatar") as? ImageView)
      driver.event { avatar.imageName = "another" }
    }
    #expect(defect == "The avatar's fade was cancelled, or began again.")
  }

  @Test("A profile that misses the last tick is found", arguments: ["one-turn", "many-turns"])
  func lostTick(turns: String) throws {
    let defect = try defect(in: "burst-\(turns)", after: 0) { driver in
      let label = try #require(driver.view("profile.friends") as? Label)
      driver.event { label.text = "This user has 1 friend" }
    }
    #expect(defect?.hasPrefix("profile.friends says") == true)
  }

  @Test("A late answer that writes into the next session is found")
  func staleWrite() throws {
    let defect = try defect(in: "session", after: 9) { driver in
      let label = try #require(driver.view("notes.title") as? Label)
      driver.event { label.text = "Notes (60)" }
    }
    #expect(defect == "The old session's late answers write to views.")
  }

  @Test(
    "A screen that outlives its use is found",
    arguments: [("navigate", 0, "detail"), ("session", -1, "profile")])
  func leakedScreen(interaction id: String, piece: Int, screen: String) throws {
    var leaked: View?
    let defect = try defect(in: id, after: piece) { leaked = $0.view(screen) }
    #expect(leaked != nil)
    #expect(defect?.hasPrefix("There are ") == true)
  }

  @Test(
    "After a burst every loaded profile shows the last number", arguments: await variantIDs(),
    ["one-turn", "many-turns"])
  func coveredProfiles(variant variantID: String, turns: String) throws {
    let interaction = try #require(Interactions.named("burst-\(turns)-5-mounted"))
    let driver = interaction.launch(try variant(variantID), in: World())
    let run = try interaction.start(on: driver)
    #expect(run.run(step: 1).defect == nil)
    let wanted = try #require(driver.view("profile.friends") as? Label).text
    for number in 2...5 {
      let item = try #require(driver.view("tabs.profile.\(number)") as? TabItem)
      driver.event { item.tap() }
      let label = try #require(driver.view("profile.friends") as? Label)
      #expect(label.text == wanted)
    }
  }

  /// What an interaction finds on Baseline if somebody meddles after one of its pieces; -1 is right
  /// before the first, when all is prepared.
  private func defect(
    in id: String, after meddledPiece: Int, meddle: (AppDriver) throws -> Void
  ) throws -> String? {
    let interaction = try #require(Interactions.named(id))
    let driver = interaction.launch(try variant("Baseline/imperative"), in: World())
    let run = try interaction.start(on: driver)
    #expect(run.run(step: 1).defect == nil)
    run.prepare(steps: 2..<3)
    for piece in 0..<run.pieceCount {
      run.prepare(piece: piece, ofStep: 2)
      if piece == 0 && meddledPiece < 0 { try meddle(driver) }
      run.perform(piece: piece, ofStep: 2)
      if piece == meddledPiece { try meddle(driver) }
    }
    return run.check()
  }
}

import Backend
import Equivalence
import Interactions
import Measurement
import Screens
import Testing
import Toolkit

/// Injects defects that an architecture could cause, each of which an interaction must detect.
@MainActor @Suite("Detection of injected defects") struct InjectedDefectTests {
  @Test("A reused cell with the picture of its previous note is detected.")
  func stalePicture() throws {
    let defect = try defect(in: "scroll", after: 20) { driver in
      let table = try #require(driver.view("notes.table") as? TableView)
      let cell = try #require(table.cellForRow(table.topRow + 7) as? NoteCell)
      driver.event { cell.pictureView.imageName = "note-1" }
    }
    #expect(defect?.contains("shows the picture note-1") == true)
  }

  @Test(
    "A profile that misses the last friend count is detected.",
    arguments: ["one-turn", "many-turns"])
  func lostTick(turns: String) throws {
    let defect = try defect(in: "burst-\(turns)", after: 0) { driver in
      let label = try #require(driver.view("profile.friends") as? Label)
      driver.event { label.text = "This user has 1 friend" }
    }
    #expect(defect?.hasPrefix("profile.friends says") == true)
  }

  @Test("A late answer that writes to views of the next session is detected.")
  func staleWrite() throws {
    let defect = try defect(in: "session", after: 9) { driver in
      let label = try #require(driver.view("notes.title") as? Label)
      driver.event { label.text = "Notes (60)" }
    }
    #expect(defect == "The old session's late answers write to views.")
  }

  @Test(
    "A leaked screen is detected.",
    arguments: [("navigate", 0, "detail"), ("session", -1, "profile")])
  func leakedScreen(interaction id: String, piece: Int, screen: String) throws {
    var leaked: View?
    let defect = try defect(in: id, after: piece) { leaked = $0.view(screen) }
    #expect(leaked != nil)
    #expect(defect?.hasPrefix("There are ") == true)
  }

  /// Runs an interaction on Baseline, calls `tamper` after one piece, and returns the defect.
  ///
  /// With piece -1, `tamper` is called right before the first piece.
  private func defect(
    in id: String, after tamperedPiece: Int, tamper: (AppDriver) throws -> Void
  ) throws -> String? {
    let interaction = try #require(Interactions.named(id))
    let driver = interaction.launch(try variant("Baseline"), in: Fixture())
    let run = try interaction.start(on: driver)
    #expect(run.run(step: 1).defect == nil)
    run.prepare(steps: 2..<3)
    for piece in 0..<run.pieceCount {
      run.prepare(piece: piece, ofStep: 2)
      if piece == 0 && tamperedPiece < 0 { try tamper(driver) }
      run.perform(piece: piece, ofStep: 2)
      if piece == tamperedPiece { try tamper(driver) }
    }
    return run.visibleDefect()
  }
}

import Backend
import Equivalence
import Interactions
import Screens
import Testing
import Toolkit

/// Runs interactions on a tampered app with one small defect.
@MainActor
@Suite("Detection of defects in a tampered app") struct TamperedInteractionTests {
  @Test("A single missing title is detected, in view and out of view.", arguments: [1, 5])
  func lostTitle(place: Int) throws {
    let row = 10 * place
    let defect = try defect(of: "update-hundred") { window in
      cell(inRow: row, window)?.titleLabel.text = "Old"
    }
    #expect(defect?.hasPrefix("Row \(row) shows Old") == true, "\(defect ?? "")")
  }

  @Test("A wrong row is detected after the list is filtered.")
  func wrongRow() throws {
    let defect = try defect(of: "filter") { window in
      guard let table = window.view(withIdentifier: "notes.table") as? TableView,
        table.rowCount == 1
      else { return }
      cell(inRow: 0, window)?.titleLabel.text = "Other"
    }
    #expect(defect == "The row at the top shows Other.")
  }

  @Test("A second highlighted row is detected.")
  func twoSelected() throws {
    let defect = try defect(of: "select") { window in
      if cell(inRow: 7, window)?.isSelected == true { cell(inRow: 3, window)?.isSelected = true }
    }
    #expect(defect == "The highlighted rows are [3, 7], not [7].")
  }

  @Test("A missing mark is detected after the server has refused a delete.")
  func lostMark() throws {
    let defect = try defect(of: "rollback") { window in
      if let cell = cell(inRow: 7, window), !cell.markLabel.text.isEmpty {
        cell.markLabel.text = ""
      }
    }
    #expect(defect == "The refused note is not back in row 7, marked.")
  }

  /// Runs one step on a tampered Baseline app, and returns the defect that was detected.
  private func defect(
    of id: String, _ tamper: @escaping @MainActor (Window) -> Void
  ) throws -> String? {
    let interaction = try #require(Interactions.named(id))
    let variant = try TamperedVariant(tamper).variant()
    let driver = AppDriver(variant, in: Fixture(noteCount: 60, pictures: .none))
    return try interaction.start(on: driver).run(step: 1).defect
  }
}

@MainActor private func cell(inRow row: Int, _ window: Window) -> NoteCell? {
  (window.view(withIdentifier: "notes.table") as? TableView)?.cellForRow(row) as? NoteCell
}

import Architectures
import Controllers
import Scenarios
import Screens
import Testing
import Toolkit

/// Apps that are a little wrong after an interaction.
@MainActor
@Suite("Interactions find out who is wrong") struct InteractionViolationTests {
  @Test("One title of many that does not arrive is seen, in view and out of it", arguments: [1, 5])
  func lostTitle(place: Int) throws {
    let row = 10 * place
    let defect = try defect(of: "update-tenth-many-pushes") { window in
      cell(inRow: row, window)?.titleLabel.text = "Old"
    }
    #expect(defect?.hasPrefix("Row \(row) shows Old") == true, "\(defect ?? "")")
  }

  @Test("A wrong row is seen after a filter")
  func wrongRow() throws {
    let defect = try defect(of: "filter") { window in
      guard let table = window.view(withIdentifier: "notes.table") as? TableView,
        table.rowCount == 1
      else { return }
      cell(inRow: 0, window)?.titleLabel.text = "Other"
    }
    #expect(defect == "The row at the top shows Other.")
  }

  @Test("Two highlighted rows are seen")
  func twoSelected() throws {
    let defect = try defect(of: "select") { window in
      if cell(inRow: 7, window)?.isSelected == true { cell(inRow: 3, window)?.isSelected = true }
    }
    #expect(defect == "The highlighted rows are [3, 7], not [7].")
  }

  @Test("A refused deletion without its mark is seen")
  func lostMark() throws {
    let defect = try defect(of: "rollback") { window in
      if let cell = cell(inRow: 7, window), !cell.markLabel.text.isEmpty {
        cell.markLabel.text = ""
      }
    }
    #expect(defect == "The refused note is not back in row 7, marked.")
  }

  /// What is wrong after a step with Baseline's app, meddled with.
  private func defect(
    of id: String, _ meddle: @escaping @MainActor (Window) -> Void
  ) throws -> String? {
    let interaction = try #require(Interactions.named(id))
    let variant = try TamperedVariant(meddle).variant()
    let driver = AppDriver(variant, in: World(noteCount: 60, pictures: .none))
    return try interaction.start(on: driver).run(step: 1).defect
  }
}

@MainActor private func cell(inRow row: Int, _ window: Window) -> NoteCell? {
  (window.view(withIdentifier: "notes.table") as? TableView)?.cellForRow(row) as? NoteCell
}

import Controllers
import Model
import Screens
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("The selection goes when its note is deleted elsewhere", .measured) struct SelectionTests {
  private let test = TestWorkspace(["Milk", "Tea", "Bread"])
  private var screen: TestScreen { test.screen }
  /// The rows that are highlighted.
  private var selected: [Int] {
    (1...3).filter {
      (screen.window.view(withIdentifier: "notes.row.\($0)") as? NoteCell)?.isSelected == true
    }
  }

  @Test("One row at a time is selected, and stays selected when another note is deleted.")
  func one() {
    screen.select("notes.row.1")
    screen.select("notes.row.2")
    #expect(selected == [2])
    test.server.push(.deleted(1))
    #expect(selected == [2])
  }

  @Test("A note that is deleted elsewhere loses the selection, even if it comes back.")
  func deletedElsewhere() {
    screen.select("notes.row.2")
    test.server.push(.deleted(2))
    #expect(test.workspace.list.selectedID == nil)
    test.server.push(.stored(.sample(2, "Tea")))
    #expect(selected.isEmpty)
  }

  @Test("A note that comes back after a refused delete is not selected.")
  func refused() {
    screen.select("notes.row.2")
    screen.delete("notes.row.2")
    test.server.answer(.delete, .failure(.requestFailed))
    #expect(test.rows == ["Bread", "!Tea", "Milk"])
    #expect(selected.isEmpty)
  }

  @Test("A filter that hides the selected note keeps the selection until the note is deleted.")
  func hidden() {
    screen.select("notes.row.2")
    screen.type("milk", into: "notes.filter")
    #expect(test.workspace.list.selectedID == 2)
    screen.clear("notes.filter")
    #expect(selected == [2])
    screen.type("milk", into: "notes.filter")
    test.server.push(.deleted(2))
    #expect(test.workspace.list.selectedID == nil)
  }
}

import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("The selection goes when its note is deleted elsewhere", .measured) struct SelectionTests {
  private let test = TestApp("Milk", "Tea", "Bread")
  private var list: NoteListStore { test.stores.noteList }
  private var selected: Note.ID? { list.selectedID }

  @Test("One row at a time is selected, and stays selected when another note is deleted.")
  func one() {
    test.notes.select(1)
    #expect(test.changes(of: list) { test.notes.select(2) } == 1)
    #expect(selected == 2)
    test.server.push(.deleted(1))
    #expect(selected == 2)
    test.notes.select(1)
    #expect(selected == 2)
  }

  @Test("A note that is deleted elsewhere loses the selection, even if it comes back.")
  func deletedElsewhere() {
    test.notes.select(2)
    test.server.push(.deleted(2))
    #expect(selected == nil)
    test.server.push(.stored(.sample(2, "Tea")))
    #expect(selected == nil)
  }

  @Test("A note that comes back after a refused delete is not selected.")
  func refused() {
    test.notes.select(2)
    test.notes.delete(2)
    #expect(selected == nil)
    test.server.answer(.delete, .failure(.requestFailed))
    #expect(test.rows == ["Bread", "!Tea", "Milk"] && selected == nil)
  }

  @Test("A filter that hides the selected note keeps the selection until the note is deleted.")
  func hidden() {
    test.notes.select(2)
    test.notes.filter("milk")
    #expect(selected == 2)
    test.notes.filter("")
    #expect(selected == 2)
    test.notes.filter("milk")
    test.server.push(.deleted(2))
    #expect(selected == nil)
  }

  @Test("The selection follows the pages of the open note, and stays when it is closed.")
  func pages() {
    test.notes.select(2)
    test.navigation.openNote(2)
    test.navigation.turnPage(to: 1, opening: test.opening)
    #expect(selected == 1 && test.stores.detail.state?.text == "Milk")
    test.navigation.closeNote(opening: test.opening)
    #expect(selected == 1 && test.stores.navigation.page == nil)
    test.navigation.turnPage(to: 3, opening: test.opening)
    #expect(selected == 1 && test.stores.navigation.page == nil)
  }
}

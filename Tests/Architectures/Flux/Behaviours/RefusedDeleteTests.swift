import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("A refused delete comes back at its old place", .measured) struct RefusedDeleteTests {
  private let test = TestApp("Milk", "Tea", "Bread")
  private var notes: NotesStore { test.stores.notes }
  private var list: NoteListStore { test.stores.noteList }

  private func refuse() {
    test.server.answer(.delete, .failure(.requestFailed))
  }

  @Test("A deleted row goes at once, and comes back with a mark when the server refuses.")
  func refused() {
    test.notes.delete(2)
    test.notes.delete(2)
    #expect(test.rows == ["Bread", "Milk"] && notes.count == 2)
    #expect(test.server.waiting.map(\.subject) == ["2"])
    #expect(test.changes(of: list) { refuse() } == 1)
    #expect(test.rows == ["Bread", "!Tea", "Milk"])
    #expect(notes.count == 3 && notes.markCount == 1)
  }

  @Test("A delete that the server accepts stays done.")
  func accepted() {
    test.notes.delete(2)
    test.server.answer(.delete, .done)
    #expect(test.rows == ["Bread", "Milk"] && notes.markCount == 0)
  }

  @Test(
    "After a refused delete, the note is in the present order, both in the list and among the pages."
  )
  func presentOrder() throws {
    test.notes.delete(1)
    test.notes.sort()
    test.server.push(.stored(.sample(4, "Lemons")))
    refuse()
    #expect(test.rows == ["Bread", "Lemons", "!Milk", "Tea"])
    let bread = try #require(notes.note(3))
    let lemons = try #require(list.note(beside: bread, step: 1))
    let milk = try #require(list.note(beside: lemons, step: 1))
    #expect([lemons.text, milk.text] == ["Lemons", "Milk"])
  }

  @Test("The user's own delete of the open note goes back to the list and raises no alert.")
  func openNote() {
    test.navigation.openNote(2)
    #expect(test.stores.detail.state?.text == "Tea")
    test.notes.delete(2)
    #expect(test.stores.navigation.page?.noteID == nil && test.stores.navigation.alert == nil)
    #expect(test.stores.detail.state == nil)
    refuse()
    #expect(test.rows == ["Bread", "!Tea", "Milk"])
    #expect(test.stores.navigation.page?.noteID == nil)
  }

  @Test("After a failed save and a refused delete, pushes do not replace the user's text.")
  func failedNote() {
    test.editor.edit(2)
    test.editor.edit("Mine", in: test.draftID)
    test.editor.save(test.draftID)
    test.server.answer(.save, .failure(.requestFailed))
    test.notes.delete(2)
    refuse()
    test.server.push(.stored(.sample(2, "Theirs")), .deleted(2))
    #expect(test.rows == ["!Mine", "Bread", "Milk"])
  }
}

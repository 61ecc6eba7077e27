import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("A failed save marks the row and raises the badge until the next save", .measured)
struct FailedSaveTests {
  private let test = TestApp("Milk", "Tea")
  private var store: NotesStore { test.stores.notes }
  private var badge: Int { store.markCount }
  private var draft: Draft? { test.stores.navigation.draft }

  @Test("A note is marked while its save runs and when it has failed, until the next one succeeds.")
  func marks() {
    save("Beer", in: 1)
    #expect(test.rows == ["•Beer", "Tea"] && badge == 1)
    let changes = test.changes(of: store) { test.server.answer(.save, .failure(.requestFailed)) }
    #expect(test.rows == ["!Beer", "Tea"] && badge == 1)
    #expect(draft?.hasFailed == true && changes == 1)
    test.editor.save(test.draftID)
    #expect(test.rows == ["•Beer", "Tea"] && draft?.hasFailed == false)
    test.server.answer(.save, .done)
    #expect(test.rows == ["Beer", "Tea"] && badge == 0)
    #expect(draft == nil)
  }

  @Test(
    "A save that fails after its editor has closed shows no error in the next editor of the note.")
  func earlierEditor() throws {
    save("Beer", in: 1)
    try cancel()
    test.editor.edit(1)
    test.server.answer(.save, .failure(.requestFailed))
    #expect(test.rows == ["!Beer", "Tea"])
    #expect(draft?.hasFailed == false && draft?.canSave == false)
  }

  @Test("A save that succeeds after its editor has closed leaves the next editor open.")
  func laterEditor() throws {
    save("Beer", in: 1)
    try cancel()
    test.editor.create()
    test.server.answer(.save, .done)
    #expect(draft != nil)
  }

  @Test(
    "The badge counts the marked notes that the filter hides, but no note while its delete runs.")
  func badgeCounts() throws {
    for id in 1...2 {
      save("Beer", in: id)
      test.server.answer(.save, .failure(.requestFailed))
      try cancel()
    }
    test.notes.filter("wine")
    #expect(badge == 2 && test.rows.isEmpty)
    test.notes.delete(2)
    #expect(badge == 1)
  }

  private func save(_ text: String, in id: Note.ID) {
    test.editor.edit(id)
    test.editor.edit(text, in: test.draftID)
    test.editor.save(test.draftID)
  }

  private func cancel() throws {
    test.editor.cancel(test.draftID)
    try #require(draft == nil)
  }
}

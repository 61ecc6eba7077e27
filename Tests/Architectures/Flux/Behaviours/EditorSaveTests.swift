import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("Save is enabled only for a valid, changed text, and the counter follows", .measured)
struct EditorSaveTests {
  private let test = TestApp("Buy milk")
  private var draft: Draft? { test.stores.navigation.draft }

  @Test("A new note can be saved unless its text is blank.")
  func newNote() {
    test.editor.create()
    expectDraft("", 0, canSave: false)
    edit(" ")
    expectDraft(" ", 1, canSave: false)
    edit(" a")
    expectDraft(" a", 2, canSave: true)
    edit("")
    expectDraft("", 0, canSave: false)
  }

  @Test("A note can be saved while its text is changed and not blank.")
  func changed() {
    test.editor.edit(1)
    expectDraft("Buy milk", 8, canSave: false)
    #expect(test.changes(of: test.stores.navigation) { edit("Buy milk👩‍🚀") } == 1)
    expectDraft("Buy milk👩‍🚀", 9, canSave: true)
    edit("")
    expectDraft("", 0, canSave: false)
    edit("Buy milk")
    expectDraft("Buy milk", 8, canSave: false)
  }

  @Test("The draft cannot be saved again while a save runs, and is gone when it has succeeded.")
  func saved() {
    test.editor.edit(1)
    edit("Buy milk!")
    test.editor.save(test.draftID)
    test.editor.save(test.draftID)
    #expect(test.server.waiting.map(\.kind) == [.save])
    #expect(draft?.isSaving == true)
    expectDraft("Buy milk!", 9, canSave: false)
    var note = Note.sample(1, "Buy milk!")
    note.changedAt = .sample(minute: 60)
    #expect(test.stores.notes.note(1) == note)
    test.server.answer(.save, .done)
    #expect(draft == nil)
  }

  @Test("A key in the turn of the save changes nothing, since the text is about to be disabled.")
  func keyAfterSave() {
    test.editor.edit(1)
    edit("Buy milk!")
    test.editor.save(test.draftID)
    edit("Buy milk!!")
    expectDraft("Buy milk!", 9, canSave: false)
    test.server.answer(.save, .failure(.requestFailed))
    edit("Buy milk!!")
    expectDraft("Buy milk!!", 10, canSave: true)
  }

  @Test("A save that fails can be tried again without a change; a new note stays never changed.")
  func failed() {
    test.editor.create()
    edit("Tea")
    test.editor.save(test.draftID)
    let note = Note(id: 1001, createdAt: .sample(minute: 60), text: "Tea")
    #expect(test.stores.notes.note(1001) == note)
    test.server.answer(.save, .failure(.requestFailed))
    #expect(draft?.hasFailed == true && draft?.isSaving == false)
    expectDraft("Tea", 3, canSave: true)
    edit(" ")
    expectDraft(" ", 1, canSave: false)
    edit("Tea?")
    test.editor.save(test.draftID)
    #expect(draft?.hasFailed == false && draft?.isSaving == true)
    #expect(test.stores.notes.note(1001)?.changedAt == nil)
    #expect(test.stores.notes.note(1001)?.text == "Tea?")
  }

  private func edit(_ text: String) { test.editor.edit(text, in: test.draftID) }

  private func expectDraft(
    _ text: String, _ count: Int, canSave: Bool, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(draft?.text == text, sourceLocation: location)
    #expect(draft?.characterCount == count, sourceLocation: location)
    #expect(draft?.canSave == canSave, sourceLocation: location)
  }
}

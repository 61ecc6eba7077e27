import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("Save is enabled only for a valid, changed text, and the counter follows", .measured)
struct EditorSaveTests {
  private let milk = Note.sample(1, "Milk")
  private let services = TestServices(loading: .sample(1, "Milk"))
  private var editor: EditorService { services.editor }

  // MARK: - The Presenter

  @Test("A changed text can be saved, and the counter counts what a reader would.")
  func presentedChange() {
    var draft = EditorDraft(number: 7, of: milk)
    draft.edit("é 👩‍🚀")
    #expect(
      EditorPresenter.present(FakeContext { $0.draft = draft })
        == EditorViewModel(
          number: 7, text: "é 👩‍🚀", isTextEnabled: true, counter: "3 characters",
          isSaveEnabled: true, isErrorShown: false, isConflictShown: false))
  }

  @Test("Text and save are disabled while saving, and enabled with an error after a failure.")
  func presentedSave() {
    var draft = EditorDraft(number: 7, of: milk)
    draft.beginSave(of: milk, 1)
    #expect(
      EditorPresenter.present(FakeContext { $0.draft = draft })
        == EditorViewModel(
          number: 7, text: "Milk", isTextEnabled: false, counter: "4 characters",
          isSaveEnabled: false, isErrorShown: false, isConflictShown: false))
    draft.saveFailed()
    #expect(
      EditorPresenter.present(FakeContext { $0.draft = draft })
        == EditorViewModel(
          number: 7, text: "Milk", isTextEnabled: true, counter: "4 characters",
          isSaveEnabled: true, isErrorShown: true, isConflictShown: false))
  }

  // MARK: - The Service

  @Test(
    "A text can be saved if it is neither blank nor what the editor opened with.",
    arguments: [("Milk", false), ("Milk!", true), (" \n\t ", false), ("", false)])
  func canBeSaved(text: String, isExpected: Bool) {
    services.navigation.open(milk)
    editor.editTapped()
    _ = services.renderer.heard()
    editor.textEdited(text)
    #expect(editor.draft?.canBeSaved == isExpected && services.renderer.heard() == .editor)
    editor.saveTapped()
    #expect(services.server.waiting.count == (isExpected ? 1 : 0))
  }

  @Test("A save takes no further text, dates the note, and its success closes the editor.")
  func save() {
    services.navigation.open(milk)
    editor.editTapped()
    editor.textEdited("Milk!")
    _ = services.renderer.heard()
    editor.saveTapped()
    editor.textEdited("too late")
    #expect(editor.draft?.isSaving == true && editor.draft?.text == "Milk!")
    #expect(services.renderer.heard().contains(.editor))
    var saved = milk
    saved.text = "Milk!"
    saved.changedAt = .sample(minute: 60)
    #expect(services.notes.note(1) == saved)
    services.server.answer(.save, .done)
    #expect(editor.draft == nil && services.renderer.heard().contains(.editor))
  }

  @Test("A new note is created now and counts as never changed, however often it is saved.")
  func create() {
    editor.createTapped()
    #expect(editor.draft?.number == 1 && services.renderer.heard().contains(.editor))
    editor.textEdited("Eggs")
    for _ in 0..<2 {
      editor.saveTapped()
      services.server.answer(.save, .failure(.requestFailed))
    }
    let eggs = Note(id: 1000, createdAt: .sample(minute: 60), text: "Eggs")
    #expect(services.notes.note(1000) == eggs)
  }

  @Test("No note can be created before the notes are loaded.") func createTooEarly() {
    let services = TestServices()
    services.editor.createTapped()
    #expect(services.editor.draft == nil)
  }

  @Test("Leaving closes a clean editor, and only its own.") func cancel() {
    editor.createTapped()
    editor.createTapped()
    editor.cancelTapped(2)
    #expect(editor.draft?.number == 1)
    _ = services.renderer.heard()
    editor.cancelTapped(1)
    #expect(editor.draft == nil && services.renderer.heard() == .editor)
  }
}

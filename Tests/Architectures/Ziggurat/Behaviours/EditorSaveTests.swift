import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("Save is enabled only for a valid, changed text, and the counter follows", .measured)
struct EditorSaveTests {
  struct Presenter {
    private let milk = Note.sample(1, "Milk")

    @Test("A changed text can be saved, and the counter counts visible characters.")
    func change() {
      var draft = EditorDraft(number: 7, of: milk)
      draft.edit("é 👩‍🚀")
      #expect(
        EditorPresenter.present(FakeContext { $0.draft = draft })
          == EditorViewModel(
            number: 7, text: "é 👩‍🚀", isTextEnabled: true, counter: "3 characters",
            isSaveEnabled: true, isErrorShown: false, isConflictShown: false))
    }

    @Test("Text and save are disabled while saving, and enabled with an error after a failure.")
    func save() {
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
  }

  struct Service {
    private let services = TestServices(loading: [.sample(1, "Milk")])
    private var notes: NotesService { services.notes }
    private var editor: EditorService { services.editor }

    private func openEditor() {
      notes.rowOpened(1)
      notes.editTapped()
    }

    @Test(
      "A text can be saved if it is neither blank nor what the editor opened with.",
      arguments: [("Milk", false), ("Milk!", true), (" \n\t ", false), ("", false)])
    func canBeSaved(text: String, isExpected: Bool) {
      openEditor()
      #expect(services.renderer.hears { editor.textEdited(text, in: 1) })
      #expect(editor.draft?.canBeSaved == isExpected)
      notes.saveTapped()
      #expect(services.server.waiting.count == (isExpected ? 1 : 0))
    }

    @Test("A save takes no further text, dates the note, and its success closes the editor.")
    func save() {
      openEditor()
      editor.textEdited("Milk!", in: 1)
      #expect(services.renderer.hears { notes.saveTapped() })
      editor.textEdited("too late", in: 1)
      #expect(editor.draft?.isSaving == true && editor.draft?.text == "Milk!")
      var saved = Note.sample(1, "Milk!")
      saved.changedAt = .sample(minute: 60)
      #expect(notes.note(1) == saved)
      #expect(services.renderer.hears { services.server.answer(.save, .done) })
      #expect(editor.draft == nil)
    }

    @Test("A new note is one note, even if it is saved twice.") func create() {
      #expect(services.renderer.hears { notes.createTapped() })
      editor.textEdited("Eggs", in: 1)
      notes.saveTapped()
      services.server.answer(.save, .failure(.requestFailed))
      notes.saveTapped()
      #expect(notes.noteCount == 2)
      let eggs = Note(id: 1000, createdAt: .sample(minute: 60), text: "Eggs")
      #expect(notes.note(1000) == eggs)
    }

    @Test("Cancel closes only the editor it names.") func cancel() {
      notes.createTapped()
      editor.cancelTapped(2)
      #expect(editor.draft?.number == 1)
      #expect(services.renderer.hears { editor.cancelTapped(1) })
      #expect(editor.draft == nil)
    }
  }
}

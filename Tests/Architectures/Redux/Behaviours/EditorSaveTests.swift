import Controllers
import Model
import Testing
import UnitTestSupport
import ViewTestSupport

@testable import Redux

@Suite("Save is enabled only for a valid, changed text, and the counter follows", .measured)
struct EditorSaveTests {
  @Test(
    "A text can be saved if it is not blank, and was changed or failed to be saved.",
    arguments: [
      ("Milk!", false, false, true), ("Milk", false, false, false), ("Milk", false, true, true),
      (" \n\t ", false, false, false), ("", false, true, false), ("Milk!", true, false, false),
    ])
  func canBeSaved(text: String, isSaving: Bool, hasFailed: Bool, canBeSaved: Bool) {
    let draft = EditorDraft(base: "Milk", text: text)
    #expect(draft.canBeSaved(isSaving: isSaving, hasFailed: hasFailed) == canBeSaved)
  }

  @Test(
    "The counter counts what a reader would.",
    arguments: [("", "0 characters"), ("é", "1 character"), ("👩‍🚀 東京 é", "6 characters")])
  func counter(text: String, counter: String) {
    #expect(EditorDraft(base: "", text: text).counter == counter)
  }

  @Test("A save that runs disables the button, a failure enables it, and a success closes.")
  func save() {
    let note = Note.sample(1, "Milk")
    let open = AppState.loaded(note).after(.detail(.editTapped(note)))
    #expect(open.editor == EditorState(number: 3, note: note))
    let selectors = EditorSelectors(number: 3)
    func canSave(_ state: AppState, _ text: String) -> Bool {
      selectors.canSave(state, EditorDraft(base: "Milk", text: text))
    }
    #expect(canSave(open, "Milk!") && !canSave(open, "Milk"))
    let saving = open.after(.editor(.saveBegan(.sample(1, "Milk!"))))
    #expect(!canSave(saving, "Milk!") && selectors.isSaving(saving))
    let failed = saving.after(.notes(.saveAnswered(1, 1, succeeded: false)))
    #expect(canSave(failed, "Milk") && selectors.hasFailed(failed))
    let again = failed.after(.editor(.saveBegan(note)))
    #expect(!canSave(again, "Milk!") && !selectors.hasFailed(again))
    let saved = again.after(.notes(.saveAnswered(1, 2, succeeded: true)))
    #expect(saved.editor == nil && !canSave(saved, "Milk!"))
  }

  @Test("A new note's editor begins blank, and closes at once if nothing is typed.")
  func create() {
    let open = AppState.loaded().after(.notes(.createTapped))
    #expect(open.editor == EditorState(number: 3))
    #expect(EditorSelectors(number: 3).initialText(open).isEmpty)
    #expect(!EditorSelectors(number: 2).canSave(open, EditorDraft(base: "", text: "Milk")))
    let closed = open.after(.editor(.cancelTapped(isDirty: false)))
    #expect(closed.editor == nil && closed.route.alert == nil)
  }

  @Test("The form's button and counter follow the text.")
  func form() {
    let note = Note.sample(1, "Milk")
    let server = FakeServer()
    let screen = TestScreen(server)
    let store = AppStore(
      .loaded(note).after(.detail(.editTapped(note))), NotesMiddleware(server))
    screen.show(EditorViewController(3, store, on: screen.loop))
    func shows(_ counter: String, canSave: Bool) -> Bool {
      screen.text("editor.counter") == counter && screen.isEnabled("editor.save") == canSave
    }
    #expect(shows("4 characters", canSave: false))
    screen.type("!", into: "editor.text")
    #expect(shows("5 characters", canSave: true))
    screen.clear("editor.text")
    #expect(shows("0 characters", canSave: false))
    screen.type("Milk", into: "editor.text")
    #expect(shows("4 characters", canSave: false))
    screen.type("?", into: "editor.text")
    screen.tap("editor.save")
    #expect(store.state.notes.collection[1]?.text == "Milk?")
    #expect(shows("5 characters", canSave: false) && !screen.isEnabled("editor.text"))
    server.answer(.save, .failure(.requestFailed))
    #expect(shows("5 characters", canSave: true) && screen.isShown("editor.error"))
    #expect(screen.isEnabled("editor.text"))
    screen.tap("editor.save")
    #expect(!screen.isShown("editor.error"))
    screen.tap("editor.cancel")
    #expect(store.state.editor == nil && store.state.route.alert == nil)
  }
}

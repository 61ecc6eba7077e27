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
    "The counter counts visible characters.",
    arguments: [("", "0 characters"), ("é", "1 character"), ("👩‍🚀 東京 é", "6 characters")])
  func counter(text: String, counter: String) {
    #expect(EditorDraft(base: "", text: text).counter == counter)
  }

  @Test("A note cannot be saved while a save runs; a failure allows it again, a success closes.")
  func save() throws {
    let note = Note.sample(1, "Milk")
    let open = AppState.loaded(note).after(.notes(.rowOpened(1)), .detail(.editTapped))
    let editor = try #require(open.editor)
    #expect(editor.note == note && editor.save == .none)
    let selectors = EditorSelectors(number: editor.number)
    let draft = EditorDraft(base: "Milk", text: "Milk!")
    #expect(selectors.canSave(open, draft))
    let saving = open.after(.editor(.saveBegan(.sample(1, "Milk!"))))
    #expect(!selectors.canSave(saving, draft) && selectors.isSaving(saving))
    let failed = saving.after(.notes(.saveAnswered(1, 1, succeeded: false)))
    #expect(selectors.canSave(failed, draft) && selectors.hasFailed(failed))
    let saved = saving.after(.notes(.saveAnswered(1, 1, succeeded: true)))
    #expect(saved.editor == nil && !selectors.canSave(saved, draft))
  }

  @Test("A new note's editor begins blank, and closes at once if nothing is typed.")
  func create() throws {
    let open = AppState.loaded().after(.notes(.createTapped))
    let editor = try #require(open.editor)
    #expect(editor.isNew && EditorSelectors(number: editor.number).initialText(open).isEmpty)
    let closed = open.after(.editor(.cancelTapped(isDirty: false)))
    #expect(closed.editor == nil && closed.route.alert == nil)
  }

  @Test("The form's button and counter follow the text, until it is saved.")
  func form() throws {
    let screen = TestScreen()
    // The server never answers.
    let store = Store(
      .loaded(.sample(1, "Milk")).after(.notes(.rowOpened(1)), .detail(.editTapped)), on: screen)
    let number = try #require(store.state.editor).number
    screen.show(EditorViewController(number, store, on: screen.loop))
    func shows(_ counter: String, canSave: Bool) -> Bool {
      screen.text("editor.counter") == counter && screen.isEnabled("editor.save") == canSave
    }
    #expect(shows("4 characters", canSave: false))
    screen.type("!", into: "editor.text")
    #expect(shows("5 characters", canSave: true))
    screen.clear("editor.text")
    #expect(shows("0 characters", canSave: false))
    screen.type("Milk?", into: "editor.text")
    screen.tap("editor.save")
    #expect(store.state.notes.collection[1]?.text == "Milk?")
    #expect(shows("5 characters", canSave: false) && !screen.isEnabled("editor.text"))
    screen.tap("editor.cancel")
    #expect(store.state.editor == nil && store.state.route.alert == nil)
  }
}

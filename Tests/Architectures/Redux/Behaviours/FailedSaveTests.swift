import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("A failed save marks the row and raises the badge until the next save", .measured)
struct FailedSaveTests {
  private let server = FakeServer()
  private let recorder = ActionRecorder()
  private let store: AppStore
  private let note = Note.sample(1, "Milk")
  private let mine = Note(
    id: 1, createdAt: .sample(minute: 1), changedAt: .sample(minute: 60), text: "Mine")

  init() {
    store = AppStore(AppState(), NotesMiddleware(server), recorder)
    store.dispatch(.login(.succeeded(.ada)))
    server.answer(.load, .notes([note, .sample(2, "Beer")]))
    store.dispatch(.detail(.editTapped(note)))
    store.dispatch(.editor(.saveTapped(text: "Mine")))
  }

  @Test("The middleware dates the note, sends one save at a time, and dispatches its answer.")
  func middleware() {
    store.dispatch(.editor(.saveTapped(text: "Mine")))
    #expect(server.waiting.map(\.kind) == [.save] && server.waiting[0].subject == "1")
    server.answer(.save, .failure(.requestFailed))
    store.dispatch(.editor(.saveTapped(text: "Mine")))
    server.answer(.save, .done)
    #expect(
      recorder.actions.dropFirst(3) == [
        .editor(.saveBegan(mine)), .notes(.saveAnswered(1, 1, succeeded: false)),
        .editor(.saveBegan(mine)), .notes(.saveAnswered(1, 2, succeeded: true)),
      ])
  }

  @Test("A new note gets its id and date at its first save, and no date of change at the next.")
  func created() {
    store.dispatch(.notes(.createTapped))
    store.dispatch(.editor(.saveTapped(text: "One")))
    server.answer(.save, .failure(.requestFailed))
    server.answer(.save, .failure(.requestFailed))
    store.dispatch(.editor(.saveTapped(text: "Two")))
    let new = Note(id: 1001, createdAt: .sample(minute: 60), text: "Two")
    #expect(recorder.actions.last == .editor(.saveBegan(new)) && store.state.editor?.note == new)
  }

  @Test(
    "A row is marked while a save runs, differently when it has failed, and no more when saved.")
  func marked() {
    var select = NoteRowSelector(of: 1, .memoising)
    let saving = store.state
    #expect(select(saving)?.mark == "•" && NotesSelectors.markCount(saving) == 1)
    let failed = saving.after(.notes(.saveAnswered(1, 1, succeeded: false)))
    #expect(select(failed)?.mark == "!" && NotesSelectors.markCount(failed) == 1)
    #expect(select(failed)?.title == "Mine" && select(failed)?.date == "2026-01-01 10:00:00")
    #expect(NotesSelectors.rowContent(failed) != NotesSelectors.rowContent(saving))
    let again = failed.after(.editor(.saveBegan(mine)))
    #expect(select(again)?.mark == "•")
    let saved = again.after(.notes(.saveAnswered(1, 2, succeeded: true)))
    #expect(select(saved)?.mark == "" && NotesSelectors.markCount(saved) == 0)
    #expect(NotesSelectors.rowContent(saved) != NotesSelectors.rowContent(again))
  }

  @Test("A save that fails after its editor was left marks the row, and is no error of the next.")
  func nextEditor() {
    store.dispatch(.editor(.cancelTapped(isDirty: false)))
    store.dispatch(.detail(.editTapped(mine)))
    server.answer(.save, .failure(.requestFailed))
    #expect(store.state.editor == EditorState(number: 6, note: mine))
    #expect(store.state.notes.collection.mark(of: 1) == .failed)
    store.dispatch(.editor(.saveTapped(text: "Mine, too")))
    server.answer(.save, .done)
    #expect(store.state.editor == nil && store.state.notes.collection.markCount == 0)
  }

  @Test("The badge counts rows that the filter hides, and no note that is being deleted.")
  func badge() {
    let failed = store.state.after(
      .notes(.saveAnswered(1, 1, succeeded: false)), .notes(.rowDeleted(2)),
      .notes(.deleteAnswered(2, 2, succeeded: false)), .notes(.filterEdited("mine")))
    #expect(failed.notes.rows.ids == [1] && NotesSelectors.markCount(failed) == 2)
    #expect(NotesSelectors(.memoising).title(failed) == "Notes (2)")
    #expect(NotesSelectors.markCount(failed.after(.notes(.rowDeleted(2)))) == 1)
  }
}

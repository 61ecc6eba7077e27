import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("A refused delete comes back at its old place", .measured) struct RefusedDeleteTests {
  private let loaded = AppState.loaded(
    .sample(1, "Cheese"), .sample(2, "Apples"), .sample(3, "Bread"))

  @Test("The middleware deletes a row's note once, and dispatches the answer.")
  func row() {
    let server = FakeServer()
    let recorder = ActionRecorder()
    let store = AppStore(loaded, NotesMiddleware(server), recorder)
    store.dispatch(.notes(.rowDeleted(2)))
    store.dispatch(.notes(.rowDeleted(2)))
    #expect(server.waiting.map(\.kind) == [.delete] && server.waiting[0].subject == "2")
    server.answer(.delete, .failure(.requestFailed))
    #expect(recorder.actions.last == .notes(.deleteAnswered(2, 1, succeeded: false)))
    store.dispatch(.notes(.rowDeleted(2)))
    server.answer(.delete, .done)
    #expect(recorder.actions.last == .notes(.deleteAnswered(2, 2, succeeded: true)))
  }

  @Test("The middleware deletes the note of an open page, unless it is gone.")
  func page() {
    let server = FakeServer()
    let store = AppStore(loaded, NotesMiddleware(server))
    store.dispatch(.notes(.rowOpened(2)))
    store.dispatch(.detail(.deleteTapped))
    #expect(store.state.notes.openNote == nil && server.waiting.map(\.subject) == ["2"])
    server.answer(.delete, .failure(.requestFailed))
    #expect(store.state.notes.collection.mark(of: 2) == .failed)
    store.dispatch(.notes(.rowOpened(3)))
    store.dispatch(.notes(.changesPushed([.deleted(3)])))
    store.dispatch(.detail(.deleteTapped))
    #expect(server.waiting.isEmpty)
  }

  @Test("A note goes at once; refused, it comes back in its row with a mark.")
  func refused() {
    let deleted = loaded.after(.notes(.rowDeleted(2)))
    #expect(deleted.notes.rows.ids == [3, 1])
    #expect(deleted.notes.rowUpdate.change == .steps([.removed(1)]))
    let refused = deleted.after(.notes(.deleteAnswered(2, 1, succeeded: false)))
    #expect(refused.notes.rows == loaded.notes.rows)
    #expect(refused.notes.rowUpdate.change == .steps([.inserted(1)]))
    var select = NoteRowSelector(of: 2, .memoising)
    #expect(select(deleted) == nil && select(refused)?.mark == "!")
    let again = refused.after(
      .notes(.rowDeleted(2)), .notes(.deleteAnswered(2, 2, succeeded: true)))
    #expect(again.notes.rows.ids == [3, 1] && again.notes.collection[2] == nil)
  }

  @Test("Its place is that in the order of now.")
  func place() {
    let state = loaded.after(
      .notes(.rowDeleted(3)), .notes(.sortTapped),
      .notes(.changesPushed([.stored(.sample(4, "Beer"))])),
      .notes(.deleteAnswered(3, 1, succeeded: false)))
    #expect(state.notes.rows.ids == [2, 4, 3, 1])
    #expect(DetailSelectors.neighbour(state, of: 4, 1) == 3)
    #expect(DetailSelectors.neighbour(state, of: 3, 1) == 1)
    let turned = state.after(.notes(.rowOpened(4)), .detail(.pageTurned(to: 3)))
    #expect(turned.notes.selection == 3 && turned.notes.openNote?.id == 3)
    #expect(DetailSelectors.openNote(turned)?.text == "Bread")
    #expect(turned.after(.detail(.backTapped)).notes.openNote == nil)
  }

  @Test("A note with a failed save is still the user's own when its delete is refused.")
  func own() {
    let server = FakeServer()
    let store = AppStore(AppState(), NotesMiddleware(server))
    store.dispatch(.login(.succeeded(.ada)))
    server.answer(.load, .notes([.sample(2, "Apples")]))
    store.dispatch(.detail(.editTapped(.sample(2, "Apples"))))
    store.dispatch(.editor(.saveTapped(text: "Mine")))
    server.answer(.save, .failure(.requestFailed))
    store.dispatch(.editor(.cancelTapped(isDirty: false)))
    store.dispatch(.notes(.rowDeleted(2)))
    server.answer(.delete, .failure(.requestFailed))
    let own = store.state.notes.collection
    #expect(own[2]?.text == "Mine" && own.mark(of: 2) == .failed)
    store.dispatch(.notes(.changesPushed([.stored(.sample(2, "Theirs"))])))
    store.dispatch(.notes(.refreshTapped))
    server.answer(.load, .notes([.sample(2, "Theirs")]))
    store.dispatch(.notes(.changesPushed([.deleted(2)])))
    #expect(store.state.notes.collection == own)
  }
}

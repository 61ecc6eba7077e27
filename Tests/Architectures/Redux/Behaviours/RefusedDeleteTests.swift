import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("A refused delete comes back at its old place", .measured) struct RefusedDeleteTests {
  private let loaded = AppState.loaded(
    .sample(1, "Cheese"), .sample(2, "Apples"), .sample(3, "Bread"))

  @Test("A row's note is deleted once, and comes back if the server refuses.")
  func row() {
    let server = FakeServer()
    let store = Store(loaded, server)
    store.dispatch(NotesThunks.delete(2))
    store.dispatch(NotesThunks.delete(2))
    #expect(server.waiting.map(\.kind) == [.delete] && server.waiting[0].subject == "2")
    server.answer(.delete, .failure(.requestFailed))
    #expect(store.state.notes.collection.mark(of: 2) == .failed)
    store.dispatch(NotesThunks.delete(2))
    server.answer(.delete, .done)
    #expect(store.state.notes.rows.ids == [3, 1] && server.waiting.isEmpty)
  }

  @Test("The note of an open page is deleted, and the page closes.")
  func page() {
    let server = FakeServer()
    let store = Store(loaded.after(.notes(.rowOpened(2))), server)
    store.dispatch(NotesThunks.deleteOpenNote)
    #expect(store.state.notes.openNote == nil && server.waiting.map(\.subject) == ["2"])
    server.answer(.delete, .failure(.requestFailed))
    #expect(store.state.notes.collection.mark(of: 2) == .failed)
  }

  @Test("A note goes at once; refused, it comes back in its row with a mark.")
  func refused() {
    let deleted = loaded.after(.notes(.rowDeleted(2)))
    #expect(deleted.notes.rows.ids == [3, 1])
    let refused = deleted.after(.notes(.deleteAnswered(2, 1, succeeded: false)))
    #expect(refused.notes.rows == loaded.notes.rows)
    #expect(NotesSelectors.row(of: 2)(deleted) == nil)
    #expect(NotesSelectors.row(of: 2)(refused)?.mark == .failed)
    let again = refused.after(
      .notes(.rowDeleted(2)), .notes(.deleteAnswered(2, 2, succeeded: true)))
    #expect(again.notes.rows.ids == [3, 1] && again.notes.collection[2] == nil)
  }

  @Test("The row comes back at its place in the present order, and so does its page.")
  func place() {
    let state = loaded.after(
      .notes(.rowDeleted(3)), .notes(.sortTapped),
      .notes(.changesPushed([.stored(.sample(4, "Beer"))])),
      .notes(.deleteAnswered(3, 1, succeeded: false)))
    #expect(state.notes.rows.ids == [2, 4, 3, 1])
    #expect(DetailSelectors.neighbour(state, of: 4, 1) == 3)
    let turned = state.after(.notes(.rowOpened(4)), .detail(.pageTurned(to: 3)))
    #expect(turned.notes.selection == 3 && turned.notes.openNote?.id == 3)
    #expect(turned.after(.detail(.backTapped)).notes.openNote == nil)
  }

  @Test("A note with a failed save is still the user's own when its delete is refused.")
  func own() {
    let refused = loaded.after(
      .editor(.saveBegan(.sample(2, "Mine"))), .notes(.saveAnswered(2, 1, succeeded: false)),
      .notes(.rowDeleted(2)), .notes(.deleteAnswered(2, 2, succeeded: false)))
    let own = refused.notes.collection
    #expect(own[2]?.text == "Mine" && own.mark(of: 2) == .failed)
    let theirs = Note.sample(2, "Theirs")
    let loadedAgain = refused.after(
      .notes(.changesPushed([.stored(theirs)])),
      .notes(.loaded([.sample(1, "Cheese"), theirs, .sample(3, "Bread")])),
      .notes(.changesPushed([.deleted(2)])))
    #expect(loadedAgain.notes.collection == own)
  }
}

import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("A failed save marks the row and raises the badge until the next save", .measured)
struct FailedSaveTests {
  private let open = AppState.loaded(.sample(1, "Milk"), .sample(2, "Beer")).after(
    .notes(.rowOpened(1)), .detail(.editTapped))
  private let mine = Note(
    id: 1, createdAt: .sample(minute: 1), changedAt: .sample(minute: 60), text: "Mine")

  private var saving: AppState { open.after(.editor(.saveBegan(mine))) }

  @Test("A save dates the note, is sent once at a time, and its answer sets the mark.")
  func requested() {
    let server = FakeServer()
    let store = Store(open, server)
    let save = NotesThunks.save("Mine")
    store.dispatch(save)
    store.dispatch(save)
    #expect(server.waiting.map(\.kind) == [.save] && server.waiting[0].subject == "1")
    #expect(store.state.notes.collection[1] == mine)
    server.answer(.save, .failure(.requestFailed))
    #expect(store.state.notes.collection.mark(of: 1) == .failed)
    store.dispatch(save)
    #expect(store.state.notes.collection.mark(of: 1) == .pending)
    server.answer(.save, .done)
    #expect(store.state.notes.collection.markCount == 0 && store.state.editor == nil)
  }

  @Test("A new note gets its id and date at its first save, and no date of change at the next.")
  func created() {
    let server = FakeServer()
    let store = Store(.loaded().after(.notes(.createTapped)), server)
    store.dispatch(NotesThunks.save("One"))
    server.answer(.save, .failure(.requestFailed))
    store.dispatch(NotesThunks.save("Two"))
    let new = Note(id: 1001, createdAt: .sample(minute: 60), text: "Two")
    #expect(store.state.notes.collection[1001] == new && store.state.notes.collection.count == 1)
  }

  @Test(
    "A row has one mark while a save runs, another one after a failure, and none when saved.")
  func marked() {
    let row = NotesSelectors.row(of: 1)
    #expect(row(saving)?.mark == .pending && NotesSelectors.markCount(saving) == 1)
    let failed = saving.after(.notes(.saveAnswered(1, 1, succeeded: false)))
    #expect(row(failed)?.mark == .failed && NotesSelectors.markCount(failed) == 1)
    #expect(row(failed)?.title == "Mine" && row(failed)?.date == "2026-01-01 10:00:00")
    let again = failed.after(.editor(.saveBegan(mine)))
    #expect(row(again)?.mark == .pending)
    let saved = again.after(.notes(.saveAnswered(1, 2, succeeded: true)))
    #expect(row(saved)?.mark == nil && NotesSelectors.markCount(saved) == 0)
  }

  @Test("A save that fails after its editor was left marks the row, and is no error of the next.")
  func nextEditor() throws {
    let failed = saving.after(
      .editor(.cancelTapped(isDirty: false)), .detail(.editTapped),
      .notes(.saveAnswered(1, 1, succeeded: false)))
    let editor = try #require(failed.editor)
    #expect(editor.note == mine && editor.save == .none)
    #expect(failed.notes.collection.mark(of: 1) == .failed)
    let saved = failed.after(
      .editor(.saveBegan(.sample(1, "Mine, too"))), .notes(.saveAnswered(1, 2, succeeded: true)))
    #expect(saved.editor == nil && saved.notes.collection.markCount == 0)
  }

  @Test("The badge counts rows that the filter hides, and no note that is being deleted.")
  func badge() {
    let failed = saving.after(
      .notes(.saveAnswered(1, 1, succeeded: false)), .notes(.rowDeleted(2)),
      .notes(.deleteAnswered(2, 2, succeeded: false)), .notes(.filterEdited("mine")))
    #expect(failed.notes.rows.ids == [1] && NotesSelectors.markCount(failed) == 2)
    #expect(NotesSelectors.title(failed) == "Notes (2)")
    #expect(NotesSelectors.markCount(failed.after(.notes(.rowDeleted(2)))) == 1)
  }
}

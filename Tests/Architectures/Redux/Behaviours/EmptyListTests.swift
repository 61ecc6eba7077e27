import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("The list says \"No notes yet\" or \"No matches\"", .measured) struct EmptyListTests {
  private let empty = AppState.loaded()
  private let two = AppState.loaded(.sample(1, "one two"), .sample(2, "one"))

  @Test("The notes are loaded at sign-in.")
  func requested() {
    let server = FakeServer()
    let store = Store(AppState(), server)
    store.dispatch(SessionThunks.restore)
    server.answer(.restore, .session(.ada))
    #expect(server.waiting.map(\.kind) == [.load, .user] && store.state.notes.isLoading)
    server.answer(.load, .notes([]))
    #expect(NotesSelectors.emptyMessage(store.state) == "No notes yet")
  }

  @Test("While its first load runs, a list shows a spinner and no message.")
  func loading() {
    let loading = AppState().after(.login(.succeeded(.ada)))
    #expect(
      NotesSelectors.isFirstLoadRunning(loading) && !NotesSelectors.showsRefreshError(loading))
    #expect(NotesSelectors.emptyMessage(loading) == nil && !NotesSelectors.canRefresh(loading))
    #expect(!NotesSelectors.isFirstLoadRunning(empty) && !NotesSelectors.showsRefreshError(empty))
    #expect(NotesSelectors.canRefresh(empty) && !NotesSelectors.canRetry(empty))
    let failed = loading.after(.notes(.loadFailed))
    #expect(
      NotesSelectors.emptyMessage(failed) == nil && !NotesSelectors.isFirstLoadRunning(failed))
  }

  @Test("A loaded list without notes says so, until there is one.")
  func noNotes() {
    #expect(NotesSelectors.emptyMessage(empty) == "No notes yet")
    let saved = empty.after(.notes(.createTapped), .editor(.saveBegan(.sample(1001, "First"))))
    #expect(NotesSelectors.emptyMessage(saved) == nil && saved.notes.rows.ids == [1001])
    let deleted = saved.after(
      .notes(.saveAnswered(1001, 1, succeeded: true)), .notes(.rowDeleted(1001)))
    #expect(NotesSelectors.emptyMessage(deleted) == "No notes yet")
    let pushed = deleted.after(
      .notes(.deleteAnswered(1001, 2, succeeded: true)),
      .notes(.changesPushed([.stored(.sample(701, "From elsewhere"))])))
    #expect(NotesSelectors.emptyMessage(pushed) == nil && pushed.notes.rows.ids == [701])
  }

  @Test(
    "A filter that no note passes says so; a blank is a filter, too.",
    arguments: [("", [2, 1], nil), (" ", [1], nil), ("TWO", [1], nil), ("x", [], "No matches")])
  func noMatches(filter: String, ids: [Note.ID], message: String?) {
    let state = two.after(.notes(.filterEdited(filter)))
    #expect(state.notes.rows.ids == ids && NotesSelectors.emptyMessage(state) == message)
    #expect(NotesSelectors.title(state) == "Notes (2)")
    let blank = empty.after(.notes(.filterEdited(" ")))
    #expect(NotesSelectors.emptyMessage(blank) == "No matches")
  }

  @Test("Rows come into a filtered list and leave it; the filter stays through a refresh.")
  func live() {
    let none = two.after(
      .notes(.filterEdited("two")), .notes(.changesPushed([.stored(.sample(1, "one"))])))
    #expect(NotesSelectors.emptyMessage(none) == "No matches")
    let hidden = none.after(.editor(.saveBegan(.sample(3, "three"))))
    #expect(NotesSelectors.emptyMessage(hidden) == "No matches")
    #expect(NotesSelectors.title(hidden) == "Notes (3)")
    let refreshed = hidden.after(
      .notes(.sortTapped), .notes(.loadBegan),
      .notes(.loaded([.sample(1, "one"), .sample(2, "two")])))
    #expect(refreshed.notes.rows.ids == [2] && NotesSelectors.emptyMessage(refreshed) == nil)
    #expect(refreshed.after(.notes(.filterEdited(""))).notes.rows.ids == [1, 3, 2])
  }
}

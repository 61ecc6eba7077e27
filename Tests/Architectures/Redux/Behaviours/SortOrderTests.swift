import Model
import Testing
import UnitTestSupport

@testable import Redux

@Suite("The sort button reorders the list and changes its title", .measured)
struct SortOrderTests {
  private let loaded = AppState.loaded(
    .sample(1, "Cheese"), .sample(2, "Apples"), .sample(3, "Bread")
  ).after(.notes(.rowSelected(2)))

  @Test("The first order is the newest first; a tap orders by title, and the next one back.")
  func tapped() {
    #expect(NotesSelectors.sortButtonTitle(loaded) == "Newest first")
    #expect(loaded.notes.rows.ids == [3, 2, 1])
    let byTitle = loaded.after(.notes(.sortTapped))
    #expect(NotesSelectors.sortButtonTitle(byTitle) == "By title")
    #expect(byTitle.notes.rows.ids == [2, 3, 1] && byTitle.notes.selection == 2)
    #expect(byTitle.after(.notes(.sortTapped)).notes.rows == loaded.notes.rows)
  }

  @Test("A tap changes the selected list, even if the rows stay the same.")
  func list() {
    let list = NotesSelectors.list(loaded.after(.notes(.sortTapped)))
    #expect(list == NoteList(order: .byTitle, filter: "", ids: [2, 3, 1]))
    let one = AppState.loaded(.sample(1, ""))
    #expect(NotesSelectors.list(one) != NotesSelectors.list(one.after(.notes(.sortTapped))))
  }

  @Test("A note that changes elsewhere moves within the present order, and stays selected.")
  func pushed() {
    let change = Note(
      id: 2, createdAt: .sample(minute: 2), changedAt: .sample(minute: 9), text: "Dates")
    let byTitle = loaded.after(.notes(.sortTapped), .notes(.changesPushed([.stored(change)])))
    #expect(byTitle.notes.rows.ids == [3, 1, 2] && byTitle.notes.selection == 2)
    let byChange = byTitle.after(.notes(.sortTapped))
    #expect(byChange.notes.rows.ids == [2, 3, 1])
    let deleted = byChange.after(.notes(.changesPushed([.deleted(2)])))
    #expect(deleted.notes.rows.ids == [3, 1] && deleted.notes.selection == nil)
  }
}

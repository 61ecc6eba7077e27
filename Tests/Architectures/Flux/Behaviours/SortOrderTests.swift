import Model
import Testing
import UnitTestSupport

@testable import Flux

@Suite("The sort button reorders the list and changes its title", .measured)
struct SortOrderTests {
  private let test = TestApp("Bread", "Apples", "Cheese")
  private var store: NoteListStore { test.stores.noteList }

  @Test("Each tap switches between the newest note first and the order by title.")
  func switches() {
    #expect(store.orderTitle == "Newest first" && store.ids == [3, 2, 1])
    #expect(test.changes(of: store) { test.notes.sort() } == 1)
    #expect(store.orderTitle == "By title" && store.ids == [2, 1, 3])
    test.notes.sort()
    #expect(store.orderTitle == "Newest first" && store.ids == [3, 2, 1])
  }

  @Test("A changed note moves within the chosen order, and the filter stays.")
  func change() {
    test.notes.filter("e")
    test.notes.sort()
    var note = Note.sample(2, "Bread rolls and eggs")
    note.changedAt = .sample(minute: 9)
    test.server.push(.stored(note))
    #expect(store.ids == [1, 2, 3])
    test.notes.sort()
    #expect(store.ids == [2, 3, 1] && store.orderTitle == "Newest first")
    test.server.push(.stored(.sample(4, "Jam")))
    #expect(store.ids == [2, 3, 1])
  }

  @Test("Each choice of an order or a filter is another arrangement, even if no row moves.")
  func arrangement() {
    let first = store.arrangement
    test.notes.sort()
    test.notes.sort()
    #expect(store.arrangement == first + 2 && store.ids == [3, 2, 1])
    test.notes.filter("e")
    #expect(store.arrangement == first + 3)
    test.server.push(.deleted(1))
    #expect(store.arrangement == first + 3)
  }

  @Test("The next session begins with the newest note first and without a filter.")
  func nextSession() {
    test.notes.sort()
    test.notes.filter("x")
    test.session.logOut()
    #expect(store.ids.isEmpty && store.emptyMessage == nil)
    test.restore(.ada)
    test.answerLoad(["Bread", "Apples"])
    #expect(store.orderTitle == "Newest first" && store.ids == [2, 1])
  }
}

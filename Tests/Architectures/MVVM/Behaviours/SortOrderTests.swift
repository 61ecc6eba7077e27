import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("The sort button reorders the list and changes its title", .measured)
struct SortOrderTests {
  private let server = FakeServer()
  private let list: NotesViewModel
  private let table: TableFake

  init() {
    let store = ObservableNotesStore.fake(server)
    list = NotesViewModel(store, server)
    table = TableFake(list)
    store.load()
    server.answer(.load, .notes([.sample(1, "b"), .sample(2, "a"), .sample(3, "c")]))
  }

  @Test("A tap sorts by title from the top row on, and another one by change again.")
  func order() {
    let title = TestObserver(list.sortButtonTitle)
    #expect(table.titles == ["c", "a", "b"])
    table.scroll(toTop: 2)
    list.sortTapped()
    #expect(table.titles == ["a", "b", "c"])
    #expect(table.topRow == 0)
    list.sortTapped()
    #expect(table.titles == ["c", "a", "b"])
    #expect(title.values == ["Newest first", "By title", "Newest first"])
  }

  @Test("The table scrolls to the top if both orders are the same.")
  func sameOrder() {
    list.filterEdited("c")
    table.scroll(toTop: 1)
    list.sortTapped()
    #expect(list.sortButtonTitle.value == "By title")
    #expect(table.topRow == 0)
  }

  @Test("A changed note moves to its place in the order and stays selected.")
  func moves() {
    list.sortTapped()
    list.rowSelected(2)
    list.rowSelected(1)
    #expect(table.selectedIDs == [1])
    table.scroll(toTop: 1)
    server.push(.stored(.sample(1, "aardvark")))
    #expect(table.titles == ["a", "aardvark", "c"])
    server.push(.stored(.sample(1, "z")))
    #expect(table.titles == ["a", "c", "z"])
    #expect(table.selectedIDs == [1])
    #expect(table.topRow == 1)
  }

  @Test("The picture of a row is requested once, and shows in every order.")
  func picture() {
    server.push(
      .stored(
        Note(
          id: 4, createdAt: .sample(minute: 4), text: "d", picture: ImageReference("note-4"))))
    let picture = TestObserver(table.rows[0].picture)
    list.sortTapped()
    #expect(table.rows[3].picture.value == "placeholder")
    #expect(server.waiting.map(\.subject) == ["note-4"])
    server.answer(.image, .picture("note-4"))
    #expect(picture.values == ["placeholder", "note-4"])
  }

  @Test("The order and the top row are kept when many notes change at once.")
  func many() {
    list.sortTapped()
    list.rowSelected(0)
    table.scroll(toTop: 1)
    list.refresh.execute()
    server.answer(.load, .notes((1...20).map { .sample($0, "n\(30 - $0)") }))
    #expect(table.titles == (10...29).map { "n\($0)" })
    #expect(table.selectedIDs == [2])
    #expect(table.topRow == 1)
  }
}

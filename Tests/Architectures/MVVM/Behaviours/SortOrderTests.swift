import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("The sort button reorders the list and changes its title", .measured)
struct SortOrderTests {
  private let server = FakeServer()
  private let table: TableFake

  init() {
    table = TableFake(server, .sample(1, "b"), .sample(2, "a"), .sample(3, "c"))
  }

  @Test("A tap sorts by title and scrolls to the top; another tap sorts by change again.")
  func order() {
    let title = TestObserver(table.list.sortButtonTitle)
    #expect(table.titles == ["c", "a", "b"])
    table.topRow = 2
    table.list.sortTapped()
    #expect(table.titles == ["a", "b", "c"])
    #expect(table.topRow == 0)
    table.list.sortTapped()
    #expect(table.titles == ["c", "a", "b"])
    #expect(title.values == ["Newest first", "By title", "Newest first"])
  }

  @Test("A changed note moves to its place in the order and stays the only selected one.")
  func moves() {
    table.list.sortTapped()
    table.list.rowSelected(2)
    table.list.rowSelected(1)
    server.push(.stored(.sample(1, "aardvark")))
    #expect(table.titles == ["a", "aardvark", "c"])
    server.push(.stored(.sample(1, "z")))
    #expect(table.titles == ["a", "c", "z"])
    #expect(table.selectedIDs == [1])
  }

  @Test("The picture of a row is requested once, and shows in every order.")
  func picture() {
    let reference = ImageReference("note-4")
    server.push(
      .stored(Note(id: 4, createdAt: .sample(minute: 4), text: "d", picture: reference)))
    let picture = TestObserver(table.rows[0].picture)
    table.list.sortTapped()
    #expect(table.rows[3].picture.value == "placeholder")
    #expect(server.waiting.map(\.subject) == ["note-4"])
    server.answer(.image, .picture("note-4"))
    #expect(picture.values == ["placeholder", "note-4"])
  }
}

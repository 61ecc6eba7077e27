import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("The sort button reorders the list and changes its title", .measured)
struct SortOrderTests {
  @Test("Each tap switches between the newest note first and the order by title.")
  func switches() {
    let test = TestWorkspace(["Bread", "Apples", "Cheese"])
    let screen = test.screen
    #expect(screen.title("notes.sort") == "Newest first")
    #expect(test.rows == ["Cheese", "Apples", "Bread"])
    #expect(screen.view("notes.row.3").snapshotTexts == ["Cheese", "2026-01-01 09:03:00"])
    screen.tap("notes.sort")
    #expect(screen.title("notes.sort") == "By title")
    #expect(test.rows == ["Apples", "Bread", "Cheese"])
    screen.tap("notes.sort")
    #expect(screen.title("notes.sort") == "Newest first")
    #expect(test.rows == ["Cheese", "Apples", "Bread"])
  }

  @Test("A changed note moves within the chosen order, shows its new date and stays selected.")
  func change() {
    let test = TestWorkspace(["Bread", "Apples", "Cheese"])
    let screen = test.screen
    screen.tap("notes.sort")
    screen.select("notes.row.2")
    var note = Note.sample(2, "Bread rolls")
    note.changedAt = .sample(minute: 9)
    test.server.push(.stored(note))
    #expect(test.rows == ["Bread", "Bread rolls", "Cheese"])
    let cell = screen.view("notes.row.2")
    #expect(cell.snapshotTexts == ["Bread rolls", "2026-01-01 09:09:00"])
    #expect(cell.snapshotFlags == ["selected"])
    screen.tap("notes.sort")
    #expect(test.rows == ["Bread rolls", "Cheese", "Bread"])
    #expect(screen.view("notes.row.2").snapshotFlags == ["selected"])
  }

  @Test("Another order is shown from its top, even if no row changes its place.")
  func top() {
    let test = TestWorkspace((1...20).map { "Note \(100 - $0)" })
    let table = test.screen.view("notes.table", as: TableView.self)
    test.screen.loop.turn { table.scroll(toTop: 3) }
    #expect(table.topRow == 3)
    test.screen.tap("notes.sort")
    #expect(test.rows.first == "Note 80")
    #expect(table.topRow == 0)
  }
}

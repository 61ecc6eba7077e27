import Controllers
import Model
import Screens
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("The sort button reorders the list and changes its title", .measured)
struct SortOrderTests {
  private let server = FakeServer()
  private let screen: TestScreen

  init() {
    screen = TestScreen(server)
  }

  @Test("The list is sorted by change at first, by title after a tap, and by change after another.")
  func order() {
    showList(of: .sample(1, "Cherry"), .sample(2, "Apple"), .sample(3, "Banana"))
    for (title, rows) in [
      ("Newest first", ["Banana", "Apple", "Cherry"]), ("By title", ["Apple", "Banana", "Cherry"]),
      ("Newest first", ["Banana", "Apple", "Cherry"]),
    ] {
      #expect(screen.title("notes.sort") == title && screen.rows == rows)
      screen.tap("notes.sort")
    }
  }

  @Test("A changed note moves within the present order, and its row shows the new text and date.")
  func moved() {
    showList(of: .sample(1, "Cherry"), .sample(2, "Apple"), .sample(3, "Banana"))
    screen.tap("notes.sort")
    server.push(.stored(changed(2, "Dates\nfor the cake")))
    #expect(screen.rows == ["Banana", "Cherry", "Dates"])
    #expect(cell(2).snapshotTexts == ["Dates", "2026-01-01 10:40:00"])
    screen.tap("notes.sort")
    #expect(screen.rows == ["Dates", "Banana", "Cherry"])
  }

  @Test("A new order shows the list from its top.")
  func top() {
    showList((1...17).map { .sample($0, "\(10 + $0)") })
    let table = screen.view("notes.table", as: TableView.self)
    screen.loop.turn { table.scroll(toTop: 2) }
    #expect(table.topRow == 2)
    screen.tap("notes.sort")
    #expect(table.topRow == 0 && screen.rows.first == "11")
  }

  @Test("A row requests its picture once, and shows a placeholder until the picture is there.")
  func pictures() {
    let picture = ImageReference("cake")
    showList(
      of: Note(id: 1, createdAt: .sample(minute: 1), text: "Cake", picture: picture),
      .sample(2, "Tea"))
    #expect(cell(1).snapshotFlags == ["picture=placeholder"] && cell(2).snapshotFlags.isEmpty)
    screen.tap("notes.sort")
    #expect(server.waiting.map(\.subject) == ["cake"])
    server.answer(.image, .picture("cake"))
    #expect(cell(1).snapshotFlags == ["picture=cake"] && cell(2).snapshotFlags.isEmpty)
    screen.type("x", into: "notes.filter")
    screen.clear("notes.filter")
    #expect(cell(1).snapshotFlags == ["picture=cake"] && server.waiting.isEmpty)
  }

  private func showList(of notes: Note...) {
    showList(notes)
  }

  private func showList(_ notes: [Note]) {
    screen.showList(of: .ada(on: server, with: notes))
  }

  private func cell(_ id: Note.ID) -> NoteCell { screen.view("notes.row.\(id)") }

  private func changed(_ id: Note.ID, _ text: String) -> Note {
    Note(
      id: id, createdAt: .sample(minute: Int64(id)), changedAt: .sample(minute: 100), text: text)
  }
}

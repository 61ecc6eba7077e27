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

  @Test("Two taps in one turn switch the order there and back.")
  func twoTaps() {
    showList(of: .sample(1, "Apple"), .sample(2, "Banana"))
    let sort = screen.view("notes.sort", as: Button.self)
    screen.loop.turn {
      sort.tap()
      sort.tap()
    }
    #expect(screen.title("notes.sort") == "Newest first" && screen.rows == ["Banana", "Apple"])
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

  @Test("A change and a tap in one turn show the changed note at its place in the new order.")
  func changedInTheSameTurn() {
    showList(of: .sample(1, "Cherry"), .sample(2, "Apple"), .sample(3, "Banana"))
    server.deliver = {
      [loop = screen.loop, sort = screen.view("notes.sort", as: Button.self)] push in
      loop.turn {
        push()
        sort.tap()
      }
    }
    server.push(.stored(changed(2, "Dates")), .deleted(1))
    #expect(screen.rows == ["Banana", "Dates"])
  }

  @Test("Many changes at once show in the cells in view, too.")
  func manyChanges() {
    let notes = (1...16).map { Note.sample($0, "Note \($0)") }
    showList(notes)
    screen.tap("notes.refresh")
    server.answer(.load, .notes(notes.dropLast().map { changed($0.id, "Changed") }))
    #expect(screen.rows == Array(repeating: "Changed", count: 15))
    #expect(cell(15).snapshotTexts == ["Changed", "2026-01-01 10:40:00"])
  }

  @Test(
    "A new order shows the list from its top, even if no row has moved.",
    arguments: ["Same", "Other"])
  func top(title: String) {
    showList((1...20).map { .sample($0, "\(title == "Same" ? 50 - $0 : 10 + $0)") })
    let table = screen.view("notes.table", as: TableView.self)
    screen.loop.turn { table.scroll(toTop: 3) }
    #expect(table.topRow == 3)
    screen.tap("notes.sort")
    #expect(table.topRow == 0 && screen.rows.first == (title == "Same" ? "30" : "11"))
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
    screen.showList(of: .fake(server, with: notes))
  }

  private func cell(_ id: Note.ID) -> NoteCell { screen.view("notes.row.\(id)") }

  private func changed(_ id: Note.ID, _ text: String) -> Note {
    Note(
      id: id, createdAt: .sample(minute: Int64(id)), changedAt: .sample(minute: 100), text: text)
  }
}

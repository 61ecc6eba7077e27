import Controllers
import Model
import Screens
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("The list's screen") struct NotesViewTests {
  private let test = TestWindow(["Milk", "Tea", "Bread"])
  private var screen: TestScreen { test.screen }
  private var table: TableView { screen.view("notes.table") }

  // MARK: - Around the rows

  @Test("The first load, its failure, the retry and the loaded list have their views.")
  func firstLoad() {
    let test = TestWindow()
    let screen = test.screen
    let controls = ["notes.create", "notes.sort", "notes.filter", "notes.refresh"]
    screen.loop.turn { test.actions.session.restore() }
    test.server.answer(.restore, .session(.ada))
    #expect(screen.isShown("notes.spinner") && screen.text("notes.title") == "Notes (0)")
    #expect(controls.allSatisfy { !screen.isEnabled($0) } && !screen.isShown("notes.table"))
    test.server.answer(.load, .failure(.requestFailed))
    #expect(screen.isShown("notes.error") && !screen.isShown("notes.spinner"))
    #expect(!screen.isShown("notes.banner"))
    screen.tap("notes.retry")
    #expect(screen.isShown("notes.spinner") && !screen.isShown("notes.error"))
    #expect(!screen.isShown("notes.retry"))
    test.server.answer(.load, .notes([]))
    #expect(controls.allSatisfy(screen.isEnabled) && screen.isShown("notes.table"))
    #expect(screen.text("notes.empty") == "No notes yet" && !screen.isShown("notes.spinner"))
  }

  @Test("A refresh disables its button, and a failure shows the banner until the next try.")
  func refresh() {
    #expect(screen.text("notes.title") == "Notes (3)" && !screen.isShown("notes.empty"))
    screen.tap("notes.refresh")
    #expect(!screen.isEnabled("notes.refresh") && !screen.isShown("notes.spinner"))
    test.server.answer(.load, .failure(.requestFailed))
    #expect(screen.isEnabled("notes.refresh") && screen.isShown("notes.banner"))
    #expect(!screen.isShown("notes.error"))
    screen.loop.turn { table.pull() }
    #expect(!screen.isShown("notes.banner") && test.server.waiting.map(\.kind) == [.load])
  }

  @Test("The filter and the order show their rows and their texts.")
  func arranges() {
    screen.type("e", into: "notes.filter")
    #expect(test.rows == ["Bread", "Tea"] && screen.text("notes.title") == "Notes (3)")
    screen.clear("notes.filter")
    #expect(screen.title("notes.sort") == "Newest first")
    screen.tap("notes.sort")
    #expect(test.rows == ["Bread", "Milk", "Tea"] && screen.title("notes.sort") == "By title")
    test.dispatch(.filterNotes("x"))
    #expect(test.contents("notes.filter") == ["x"] && screen.text("notes.empty") == "No matches")
  }

  // MARK: - Rows

  @Test("A row shows mark, title, date, picture and selection, and follows its note.")
  func row() {
    let note = Note(
      id: 9, createdAt: .sample(minute: 9), text: "Nine", picture: ImageReference("note-9"))
    test.dispatch(.pushed(.stored(note)))
    let row = ["Nine", "2026-01-01 09:09:00", "picture=placeholder"]
    #expect(test.contents("notes.row.9") == row)
    #expect(test.contents("notes.row.1") == ["Milk", "2026-01-01 09:01:00"])
    #expect(test.server.waiting.map(\.subject) == ["note-9"])
    test.server.answer(.image, .picture("note-9"))
    #expect(test.contents("notes.row.9") == row.dropLast() + ["picture=note-9"])
    screen.select("notes.row.9")
    var changed = note
    changed.text = "Ten"
    changed.changedAt = .sample(minute: 10)
    test.dispatch(.saveNote(changed, in: 1))
    #expect(
      test.contents("notes.row.9")
        == ["Ten", "2026-01-01 09:10:00", "•", "selected", "picture=note-9"])
    screen.select("notes.row.1")
    #expect(!test.contents("notes.row.9").contains("selected"))
    #expect(test.contents("notes.row.1").contains("selected"))
  }

  @Test("Only a changed row is filled again, and only its changed values are written.")
  func leastWork() {
    let before = screen.loop.counters
    test.dispatch(.pushed(.stored(.sample(1, "Beer"))))
    #expect(screen.loop.counters.cellsReconfigured - before.cellsReconfigured == 1)
    #expect(screen.loop.counters.viewWrites - before.viewWrites == 1)
    #expect(screen.loop.counters.redundantWrites == before.redundantWrites)
    test.dispatch(.pushed(.stored(.sample(1, "Beer"))), .selectTab(.notes))
    #expect(screen.loop.counters.writes - before.writes == 1)
  }

  @Test("A tap selects and opens a row, the keys only select it, and a swipe deletes it.")
  func actions() {
    screen.select("notes.row.2")
    #expect(test.stores.noteList.selectedID == 2 && screen.isShown("notes"))
    screen.tap("notes.row.1")
    #expect(test.stores.noteList.selectedID == 1 && test.text("detail.text") == "Milk")
    screen.tap("nav.back")
    screen.delete("notes.row.3")
    #expect(test.rows == ["Tea", "Milk"] && test.server.waiting.map(\.subject) == ["3"])
    screen.tap("notes.create")
    #expect(screen.isShown("editor"))
  }

  @Test("A cell that another note gets shows all of that note.")
  func reuse() {
    let test = TestWindow((1...40).map { "Note \($0)" })
    let screen = test.screen
    let table = screen.view("notes.table", as: TableView.self)
    screen.select("notes.row.40")
    screen.loop.turn { table.scroll(toTop: 20) }
    #expect(test.rows.first == "Note 20")
    test.dispatch(.pushed(.stored(.sample(40, "Away"))), .pushed(.stored(.sample(20, "Here"))))
    #expect(test.rows.first == "Here")
    screen.loop.turn { table.scroll(toTop: 0) }
    #expect(test.rows.first == "Away" && test.contents("notes.row.40").contains("selected"))
  }

  @Test("Another order is shown from its top, even if two taps in a turn change nothing.")
  func top() {
    let test = TestWindow((1...20).map { "Note \(100 - $0)" })
    let table = test.screen.view("notes.table", as: TableView.self)
    test.screen.loop.turn { table.scroll(toTop: 3) }
    #expect(table.topRow == 3)
    test.dispatch(.pushed(.stored(.sample(2, "Changed"))), .pushed(.deleted(20)))
    #expect(table.topRow == 3)
    test.dispatch(.sortNotes, .sortNotes)
    #expect(table.topRow == 0 && test.screen.title("notes.sort") == "Newest first")
  }

  @Test("A list behind a note is up to date when it comes back, at the same top row.")
  func covered() {
    let test = TestWindow((1...40).map { "Note \($0)" })
    let screen = test.screen
    screen.loop.turn { screen.view("notes.table", as: TableView.self).scroll(toTop: 2) }
    screen.tap("notes.row.30")
    test.dispatch(.pushed(.deleted(40), .stored(.sample(37, "Changed"))))
    screen.tap("nav.back")
    #expect(Array(test.rows.prefix(2)) == ["Changed", "Note 36"])
    #expect(screen.text("notes.title") == "Notes (39)")
  }
}

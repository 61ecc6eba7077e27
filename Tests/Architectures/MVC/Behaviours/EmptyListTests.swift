import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("The list says \"No notes yet\" or \"No matches\"", .measured) struct EmptyListTests {
  private let server = FakeServer()
  private let account: Account
  private let screen: TestScreen

  init() {
    account = .fake(server)
    screen = TestScreen(server)
    account.notes.load()
    screen.showList(of: account)
  }

  @Test("While the first load runs, the list shows a spinner and no message.")
  func loading() {
    account.notes.load()
    server.push(.stored(.sample(1, "Milk")))
    #expect(server.waiting.map(\.kind) == [.load] && screen.text("notes.title") == "Notes (0)")
    #expect(screen.isShown("notes.spinner"))
    for view in ["notes.empty", "notes.table", "notes.error", "notes.retry", "notes.banner"] {
      #expect(!screen.isShown(view), "\(view)")
    }
    for control in ["notes.create", "notes.sort", "notes.filter", "notes.refresh"] {
      #expect(!screen.isEnabled(control), "\(control)")
    }
  }

  @Test("A failed first load offers to try again, and a later one leaves the message.")
  func failed() {
    server.answer(.load, .failure(.requestFailed))
    #expect(screen.isShown("notes.error") && !screen.isShown("notes.spinner"))
    #expect(!screen.isShown("notes.empty") && !screen.isEnabled("notes.refresh"))
    screen.tap("notes.retry")
    #expect(screen.isShown("notes.spinner") && !screen.isShown("notes.error"))
    load()
    screen.tap("notes.refresh")
    #expect(!screen.isEnabled("notes.refresh") && !screen.isShown("notes.spinner"))
    server.answer(.load, .failure(.requestFailed))
    #expect(screen.isShown("notes.banner") && !screen.isShown("notes.error"))
    #expect(!screen.isShown("notes.retry") && screen.isEnabled("notes.refresh"))
    #expect(message == "No notes yet")
  }

  @Test("A loaded list without notes says \"No notes yet\", and its controls are enabled.")
  func noNotes() {
    load()
    #expect(message == "No notes yet")
    #expect(screen.text("notes.title") == "Notes (0)")
    #expect(screen.isShown("notes.table") && !screen.isShown("notes.spinner"))
    for control in ["notes.create", "notes.sort", "notes.filter", "notes.refresh"] {
      #expect(screen.isEnabled(control), "\(control)")
    }
  }

  @Test("The first note ends the message, and the delete of the last one brings it back.")
  func firstNote() {
    load()
    screen.tap("notes.create")
    screen.type("Eggs", into: "editor.text")
    screen.tap("editor.save")
    #expect(message == nil && screen.rows == ["Eggs"])
    #expect(screen.text("notes.title") == "Notes (1)")
    screen.delete("notes.row.1000")
    #expect(message == "No notes yet" && screen.rows.isEmpty)
    server.push(.stored(.sample(2, "Tea")))
    #expect(message == nil && screen.rows == ["Tea"])
  }

  @Test("A filter that no note passes says \"No matches\"; one that is cleared shows all notes.")
  func noMatches() {
    load(.sample(1, "Milk"), .sample(2, "Tea"))
    #expect(message == nil)
    screen.type("x", into: "notes.filter")
    #expect(message == "No matches" && screen.rows.isEmpty)
    #expect(screen.text("notes.title") == "Notes (2)")
    screen.clear("notes.filter")
    #expect(message == nil && screen.rows == ["Tea", "Milk"])
  }

  @Test("A new filter shows the list from its top.")
  func top() {
    server.answer(.load, .notes((1...20).map { .sample($0, "Note") }))
    let table = screen.view("notes.table", as: TableView.self)
    screen.loop.turn { table.scroll(toTop: 3) }
    screen.type("n", into: "notes.filter")
    #expect(table.topRow == 0)
  }

  @Test("A filter of blanks is a filter.")
  func blanks() {
    load(.sample(1, "one two"), .sample(2, "one"))
    screen.type(" ", into: "notes.filter")
    #expect(screen.rows == ["one two"])
    server.push(.deleted(1))
    #expect(message == "No matches")
  }

  @Test("The rows follow filter, order and notes at once; upper and lower case are equal.")
  func live() {
    load(.sample(1, "Passport"), .sample(2, "Tea"), .sample(3, "A pass"))
    screen.type("PASS", into: "notes.filter")
    #expect(screen.rows == ["A pass", "Passport"])
    server.push(.stored(.sample(2, "Tea, passed on")), .stored(.sample(1, "Tea")))
    #expect(screen.rows == ["A pass", "Tea, passed on"])
    screen.tap("notes.sort")
    server.push(.stored(.sample(1, "Bypass")))
    #expect(screen.rows == ["A pass", "Bypass", "Tea, passed on"])
    screen.view("notes.table", as: TableView.self).pull()
    server.answer(.load, .notes([.sample(4, "Pass")]))
    #expect(screen.rows == ["Pass"])
  }

  private func load(_ notes: Note...) {
    server.answer(.load, .notes(notes))
  }

  private var message: String? {
    screen.isShown("notes.empty") ? screen.text("notes.empty") : nil
  }
}

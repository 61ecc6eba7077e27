import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("The list says \"No notes yet\" or \"No matches\"", .measured) struct EmptyListTests {
  private let server = FakeServer()
  private let screen: TestScreen

  init() {
    let account = Account.ada(on: server)
    screen = TestScreen(server)
    account.notes.load()
    screen.showList(of: account)
  }

  @Test("While the first load runs, the list shows a spinner and no message.")
  func loading() {
    #expect(screen.isShown("notes.spinner") && screen.text("notes.title") == "Notes (0)")
    for view in ["notes.empty", "notes.table", "notes.error", "notes.retry", "notes.banner"] {
      #expect(!screen.isShown(view), "\(view)")
    }
    for control in ["notes.create", "notes.sort", "notes.filter", "notes.refresh"] {
      #expect(!screen.isEnabled(control), "\(control)")
    }
  }

  @Test("A loaded list without notes says \"No notes yet\", and its controls are enabled.")
  func noNotes() {
    load()
    #expect(message == "No notes yet")
    #expect(screen.text("notes.title") == "Notes (0)")
    #expect(screen.isShown("notes.table"))
    for view in ["notes.spinner", "notes.error", "notes.retry", "notes.banner"] {
      #expect(!screen.isShown(view), "\(view)")
    }
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

  @Test("A filter of blanks is a filter.")
  func blanks() {
    load(.sample(1, "one two"), .sample(2, "one"))
    screen.type(" ", into: "notes.filter")
    #expect(screen.rows == ["one two"])
    server.push(.deleted(1))
    #expect(message == "No matches")
  }

  @Test("The rows follow filter, order and notes; upper and lower case are equal.")
  func live() {
    load(.sample(1, "Passport"), .sample(2, "Tea"), .sample(3, "A pass"))
    screen.type("PASS", into: "notes.filter")
    #expect(screen.rows == ["A pass", "Passport"])
    server.push(.stored(.sample(2, "Tea, passed on")), .stored(.sample(1, "Tea")))
    #expect(screen.rows == ["A pass", "Tea, passed on"])
    screen.tap("notes.sort")
    screen.tap("notes.refresh")
    #expect(!screen.isEnabled("notes.refresh"))
    server.answer(.load, .notes([.sample(4, "Pass"), .sample(5, "Bypass"), .sample(6, "Tea")]))
    #expect(screen.rows == ["Bypass", "Pass"])
  }

  private func load(_ notes: Note...) {
    server.answer(.load, .notes(notes))
  }

  private var message: String? {
    screen.isShown("notes.empty") ? screen.text("notes.empty") : nil
  }
}

import Controllers
import Model
import Testing
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("The list says \"No notes yet\" or \"No matches\"", .measured) struct EmptyListTests {
  private let test = TestWorkspace(nil)
  private var screen: TestScreen { test.screen }

  @Test("The list says \"No notes yet\" once it has loaded, while it has no note.")
  func noNotes() {
    #expect(screen.isShown("notes.spinner"))
    #expect(screen.text("notes.title") == "Notes (0)")
    #expect(!screen.isShown("notes.empty") && !screen.isShown("notes.table"))
    test.load([])
    #expect(!screen.isShown("notes.spinner") && screen.isShown("notes.table"))
    #expect(screen.text("notes.empty") == "No notes yet")
    screen.tap("notes.create")
    screen.type("Milk", into: "editor.text")
    screen.tap("editor.save")
    test.server.answer(.save, .done)
    #expect(!screen.isShown("notes.empty") && test.rows == ["Milk"])
    screen.delete("notes.row.1001")
    #expect(screen.text("notes.empty") == "No notes yet")
    test.server.push(.stored(.sample(1, "Tea")))
    #expect(!screen.isShown("notes.empty"))
  }

  @Test("The list says \"No matches\" while a filter, even a blank one, hides all notes.")
  func noMatches() {
    test.load(["Milk"])
    #expect(!screen.isShown("notes.empty"))
    #expect(screen.text("notes.title") == "Notes (1)")
    screen.type(" ", into: "notes.filter")
    #expect(screen.text("notes.empty") == "No matches")
    screen.clear("notes.filter")
    #expect(!screen.isShown("notes.empty"))
    screen.type("x", into: "notes.filter")
    test.server.push(.deleted(1))
    screen.clear("notes.filter")
    #expect(screen.text("notes.empty") == "No notes yet")
  }

  @Test("The rows match the filter after typing, pushes, a save, a delete and a refresh.")
  func filter() {
    test.load(["Passport", "Visa", "Map"])
    screen.type("PASS", into: "notes.filter")
    #expect(test.rows == ["Passport"])
    test.server.push(.stored(.sample(3, "Map, passes")))
    #expect(test.rows == ["Map, passes", "Passport"])
    test.server.push(.stored(.sample(1, "Kyoto")))
    #expect(test.rows == ["Map, passes"])
    test.save("Passage", in: 2)
    #expect(test.rows == ["•Passage", "Map, passes"])
    screen.tap("editor.cancel")
    screen.delete("notes.row.3")
    screen.tap("notes.sort")
    #expect(test.rows == ["•Passage"])
    screen.tap("notes.refresh")
    test.load(["Passport", "Visa", "Map"])
    #expect(test.rows == ["•Passage", "Passport"])
    #expect(screen.text("notes.title") == "Notes (2)")
    #expect(screen.isEnabled("notes.refresh") && !screen.isShown("notes.banner"))
  }
}

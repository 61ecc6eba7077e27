import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("Save is enabled only for a valid, changed text, and the counter follows", .measured)
struct EditorSaveTests {
  private let test = TestWorkspace(["Buy milk"])
  private var screen: TestScreen { test.screen }

  @Test("A new note can be saved unless its text is blank.")
  func newNote() {
    screen.tap("notes.create")
    expectEditor("", "0 characters", canSave: false)
    screen.type(" ", into: "editor.text")
    expectEditor(" ", "1 character", canSave: false)
    screen.type("a", into: "editor.text")
    expectEditor(" a", "2 characters", canSave: true)
    #expect(!screen.isShown("editor.conflict"))
    screen.clear("editor.text")
    expectEditor("", "0 characters", canSave: false)
    screen.tap("editor.cancel")
    #expect(!screen.isShown("editor"))
  }

  @Test("A note can be saved while its text is changed and not blank.")
  func changed() {
    test.edit(1)
    expectEditor("Buy milk", "8 characters", canSave: false)
    screen.type("👩‍🚀", into: "editor.text")
    expectEditor("Buy milk👩‍🚀", "9 characters", canSave: true)
    screen.clear("editor.text")
    expectEditor("", "0 characters", canSave: false)
    screen.type("Buy milk", into: "editor.text")
    expectEditor("Buy milk", "8 characters", canSave: false)
  }

  @Test("The editor is disabled while a save runs, and closes when it has succeeded.")
  func saved() {
    screen.tap("notes.row.1")
    #expect(screen.text("detail.created") == "Created 2026-01-01 09:01:00")
    #expect(screen.text("detail.changed") == "Never changed")
    screen.tap("detail.edit")
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    #expect(!screen.isEnabled("editor.text"))
    expectEditor("Buy milk!", "9 characters", canSave: false)
    var note = Note.sample(1, "Buy milk!")
    note.changedAt = .sample(minute: 60)
    #expect(test.workspace.notes[1] == note)
    #expect(screen.view("detail.text", as: TextView.self).text == "Buy milk!")
    #expect(screen.text("detail.words") == "2 words")
    #expect(screen.text("detail.changed") == "Changed 2026-01-01 10:00:00")
    test.server.answer(.save, .done)
    #expect(!screen.isShown("editor"))
  }

  private func expectEditor(
    _ text: String, _ counter: String, canSave: Bool, at location: SourceLocation = #_sourceLocation
  ) {
    let shown = screen.view("editor.text", as: TextView.self).text
    #expect(shown == text, sourceLocation: location)
    #expect(screen.text("editor.counter") == counter, sourceLocation: location)
    #expect(screen.isEnabled("editor.save") == canSave, sourceLocation: location)
  }
}

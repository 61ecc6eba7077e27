import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Baseline

@Suite("Save is enabled only for a valid, changed text, and the counter follows", .measured)
struct EditorSaveTests {
  private let test = TestWorkspace(["Buy milk", "Tea"])
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

  @Test("A note can be saved while its text differs from that with which the editor opened.")
  func changed() {
    test.edit(1)
    expectEditor("Buy milk", "8 characters", canSave: false)
    screen.type("\u{301}", into: "editor.text")
    expectEditor("Buy milk\u{301}", "8 characters", canSave: true)
    screen.clear("editor.text")
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

  @Test("A save that has failed can be repeated, and a new note gets its id and date only once.")
  func repeated() {
    screen.tap("notes.create")
    screen.type("Eggs", into: "editor.text")
    screen.tap("editor.save")
    test.server.answer(.save, .failure(.requestFailed))
    #expect(screen.isEnabled("editor.text"))
    expectEditor("Eggs", "4 characters", canSave: true)
    screen.clear("editor.text")
    screen.type("Eggs", into: "editor.text")
    screen.tap("editor.save")
    test.server.answer(.save, .done)
    #expect(test.workspace.notes.count == 3)
    #expect(
      test.workspace.notes[1001] == Note(id: 1001, createdAt: .sample(minute: 60), text: "Eggs"))
  }

  @Test("Cancel asks before it discards a change.")
  func cancelled() {
    test.edit(1)
    screen.type("!", into: "editor.text")
    screen.tap("editor.cancel")
    screen.tap("alert.keep")
    #expect(screen.isShown("editor"))
    screen.tap("editor.cancel")
    screen.tap("alert.discard")
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

import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("Save is enabled only for a valid, changed text, and the counter follows", .measured)
final class EditorSaveTests {
  private lazy var server = FakeServer()
  private lazy var store = Account.ada(on: server, with: [.sample(1, "Milk")]).notes
  private lazy var screen = TestScreen(server)

  @Test("A draft can be saved if its text is valid, and changed or failed, and no save runs.")
  func draft() {
    let clean = EditorDraft(base: "Milk", text: "Milk")
    let dirty = EditorDraft(base: "Milk", text: "Beer")
    #expect(!clean.isDirty && !clean.canBeSaved(isSaving: false, hasFailed: false))
    #expect(clean.canBeSaved(isSaving: false, hasFailed: true))
    #expect(dirty.isDirty && dirty.canBeSaved(isSaving: false, hasFailed: false))
    #expect(!dirty.canBeSaved(isSaving: true, hasFailed: false))
    #expect(!EditorDraft(base: "", text: " \n").canBeSaved(isSaving: false, hasFailed: false))
  }

  @Test("Save and counter follow the typed text, counted as a reader counts characters.")
  func typed() {
    edit(store.note(1))
    #expect(screen.view("editor.text", as: TextView.self).text == "Milk")
    #expect(!screen.isEnabled("editor.save") && screen.text("editor.counter") == "4 characters")
    for (text, isSaveEnabled, counter) in [
      ("Milk", false, "4 characters"), ("Milk!", true, "5 characters"),
      ("\n", false, "1 character"), ("👩‍🚀 é", true, "3 characters"),
      ("Milk", false, "4 characters"),
    ] {
      screen.clear("editor.text")
      screen.type(text, into: "editor.text")
      #expect(screen.isEnabled("editor.save") == isSaveEnabled)
      #expect(screen.text("editor.counter") == counter)
    }
    screen.tap("editor.cancel")
    #expect(!screen.isShown("editor"))
  }

  @Test("Text and Save are disabled while a save runs, whose success closes the editor.")
  func saved() {
    edit(store.note(1))
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    #expect(savedNotes == [changed("Milk!", at: 100)])
    #expect(!screen.isEnabled("editor.text") && !screen.isEnabled("editor.save"))
    server.answer(.save, .done)
    #expect(!screen.isShown("editor"))
  }

  @Test("After a failed save the same text can be saved, and the error shows until then.")
  func failed() {
    edit(store.note(1))
    screen.type("!", into: "editor.text")
    #expect(!screen.isShown("editor.error"))
    screen.tap("editor.save")
    server.answer(.save, .failure(.requestFailed))
    #expect(screen.isShown("editor.error"))
    #expect(screen.isEnabled("editor.text") && screen.isEnabled("editor.save"))
    screen.tap("editor.save")
    #expect(!screen.isShown("editor.error"))
    #expect(savedNotes == [changed("Milk!", at: 101)])
  }

  @Test("A new note keeps the id and date of its first save, and counts as never changed.")
  func new() {
    edit(nil)
    screen.type("Eggs", into: "editor.text")
    screen.tap("editor.save")
    server.answer(.save, .failure(.requestFailed))
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    #expect(savedNotes == [Note(id: 1000, createdAt: .sample(minute: 100), text: "Eggs!")])
  }

  @Test("The open note shows the text that its editor has saved.")
  func openNote() {
    screen.show(DetailViewController(.sample(1, "Milk"), store: store, on: screen.loop))
    screen.tap("detail.edit")
    screen.type(" tea", into: "editor.text")
    screen.tap("editor.save")
    server.answer(.save, .done)
    #expect(screen.view("detail.text", as: TextView.self).text == "Milk tea")
    #expect(screen.text("detail.changed") == "Changed 2026-01-01 10:40:00")
    #expect(screen.text("detail.words") == "2 words" && !screen.isShown("alert"))
  }

  private func edit(_ note: Note?) {
    screen.showEditor(of: note, in: store)
  }

  private func changed(_ text: String, at minute: Int64) -> Note {
    Note(
      id: 1, createdAt: .sample(minute: 1), changedAt: .sample(minute: minute), text: text)
  }

  private var savedNotes: [Note] {
    server.waiting.compactMap { if case .save(let note, _) = $0 { note } else { nil } }
  }
}

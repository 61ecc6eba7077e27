import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("Save is enabled only for a valid, changed text, and the counter follows", .measured)
struct EditorSaveTests {
  private let server = FakeServer()
  private let account: Account
  private let screen: TestScreen

  init() {
    account = .fake(server, with: [.sample(1, "Milk")])
    screen = TestScreen(server)
  }

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

  @Test("A draft counts characters as a reader does.", arguments: [("", 0), ("👩‍🚀 é", 3)])
  func counter(text: String, count: Int) {
    #expect(EditorDraft(base: "", text: text).counter == "\(count) characters")
  }

  @Test("Save and counter follow the typed text.")
  func typed() {
    edit(account.notes.note(1))
    #expect(screen.view("editor.text", as: TextView.self).text == "Milk")
    #expect(!screen.isEnabled("editor.save") && screen.text("editor.counter") == "4 characters")
    for (text, isSaveEnabled, counter) in [
      ("Milk", false, "4 characters"), ("Milk!", true, "5 characters"),
      ("\n", false, "1 character"), ("Milk", false, "4 characters"),
    ] {
      screen.clear("editor.text")
      screen.type(text, into: "editor.text")
      #expect(screen.isEnabled("editor.save") == isSaveEnabled)
      #expect(screen.text("editor.counter") == counter)
    }
  }

  @Test("Text and Save are disabled while a save runs, whose success closes the editor.")
  func saved() {
    edit(account.notes.note(1))
    screen.type("!", into: "editor.text")
    let save = screen.view("editor.save", as: Button.self)
    screen.loop.turn {
      save.tap()
      save.tap()
    }
    #expect(savedNotes == [changed("Milk!")])
    #expect(!screen.isEnabled("editor.text") && !screen.isEnabled("editor.save"))
    server.answer(.save, .done)
    #expect(!screen.isShown("editor"))
  }

  @Test("After a failed save the error shows, and the same text can be saved, until the next save.")
  func failed() {
    edit(account.notes.note(1))
    screen.type("!", into: "editor.text")
    #expect(!screen.isShown("editor.error"))
    screen.tap("editor.save")
    server.answer(.save, .failure(.requestFailed))
    #expect(screen.isShown("editor.error"))
    #expect(screen.isEnabled("editor.text") && screen.isEnabled("editor.save"))
    screen.tap("editor.save")
    #expect(!screen.isShown("editor.error"))
    #expect(savedNotes == [changed("Milk!")])
  }

  @Test("A new note keeps the id and the date of its first save, and is never changed.")
  func new() {
    edit(nil)
    screen.type("Eggs", into: "editor.text")
    screen.tap("editor.save")
    server.answer(.save, .failure(.requestFailed))
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    #expect(savedNotes == [Note(id: 1000, createdAt: .sample(minute: 100), text: "Eggs!")])
  }

  @Test("Cancel closes an unchanged editor at once, and asks before it discards a text.")
  func cancelled() {
    edit(account.notes.note(1))
    screen.tap("editor.cancel")
    #expect(!screen.isShown("editor"))
    edit(account.notes.note(1))
    screen.type("!", into: "editor.text")
    screen.tap("editor.cancel")
    screen.tap("alert.keep")
    #expect(screen.isShown("editor"))
    screen.tap("editor.cancel")
    screen.tap("alert.discard")
    #expect(!screen.isShown("editor"))
    #expect(savedNotes.isEmpty)
  }

  private func edit(_ note: Note?) {
    screen.present(
      EditorViewController(
        note, in: account.notes, updates: OncePerTurn(), onClose: {}, on: screen.loop))
  }

  private func changed(_ text: String) -> Note {
    Note(
      id: 1, createdAt: .sample(minute: 1), changedAt: .sample(minute: 100), text: text)
  }

  private var savedNotes: [Note] {
    server.waiting.compactMap { if case .save(let note, _) = $0 { note } else { nil } }
  }
}

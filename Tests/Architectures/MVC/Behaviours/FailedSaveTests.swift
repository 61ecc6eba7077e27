import Controllers
import Model
import Screens
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("A failed save marks the row and raises the badge until the next save", .measured)
struct FailedSaveTests {
  private let server = FakeServer()
  private let account: Account
  private let store: NotesStore
  private let milk = Note.sample(1, "Milk")

  init() {
    account = .ada(on: server, with: [milk, .sample(2, "Tea")])
    store = account.notes
  }

  @Test("The store marks a note as its latest save ends.")
  func marks() {
    save("Milk!")
    save("Milk?")
    #expect(store.mark(of: 1) == .pending && store.markCount == 1)
    server.answer(.save, .done)
    #expect(store.mark(of: 1) == .pending)
    server.answer(.save, .failure(.requestFailed))
    #expect(store.mark(of: 1) == .failed && store.markCount == 1)
    #expect(store.note(1)?.text == "Milk?")
    save("Milk.")
    #expect(store.mark(of: 1) == .pending)
    server.answer(.save, .done)
    #expect(store.mark(of: 1) == nil && store.markCount == 0)
  }

  @Test("The store answers each save to the object that asked for it; a blank note is not saved.")
  func answers() {
    var answers: [String] = []
    for text in ["Milk!", "Milk?", " "] {
      store.update(milk, text: text) { answers.append("\(text) \($0)") }
    }
    #expect(answers == ["  false"])
    server.answer(.save, .failure(.requestFailed))
    #expect(answers == ["  false", "Milk! false"])
    server.answer(.save, .done)
    #expect(answers == ["  false", "Milk! false", "Milk? true"])
    #expect(server.waiting.isEmpty)
  }

  @Test("A marked note that is being deleted is not counted.")
  func deleted() {
    save("Milk!")
    server.answer(.save, .failure(.requestFailed))
    store.delete(1)
    #expect(store.markCount == 0)
  }

  @Test("The row shows the mark, and the badge counts rows that the filter hides.")
  func rowAndBadge() {
    let screen = TestScreen(server)
    screen.show(
      TabsViewController(
        account: account, sessionStore: SessionStore(on: server), on: screen.loop))
    func mark(_ id: Note.ID = 1) -> String {
      screen.view("notes.row.\(id)", as: NoteCell.self).markLabel.text
    }
    func badge() -> Int { screen.view("tabs.notes", as: TabItem.self).badge }
    save("Milk!")
    server.answer(.save, .failure(.requestFailed))
    #expect(mark() == "!" && badge() == 1)
    screen.type("x", into: "notes.filter")
    #expect(badge() == 1)
    screen.clear("notes.filter")
    #expect(mark() == "!" && mark(2).isEmpty)
    screen.loop.turn { save("Milk?") }
    #expect(mark() == "•" && badge() == 1)
    server.answer(.save, .done)
    #expect(mark().isEmpty && badge() == 0)
  }

  @Test("An editor shows the failure of its own save only.")
  func otherEditor() {
    save("Milk!")
    let screen = TestScreen(server)
    screen.showEditor(of: store.note(1), in: store)
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    server.answer(.save, .failure(.requestFailed))
    #expect(!screen.isShown("editor.error") && !screen.isEnabled("editor.text"))
    server.answer(.save, .failure(.requestFailed))
    #expect(screen.isShown("editor.error"))
  }

  private func save(_ text: String) {
    store.update(milk, text: text) { _ in }
  }
}

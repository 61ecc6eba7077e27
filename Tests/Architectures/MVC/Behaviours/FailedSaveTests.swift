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
    account = .fake(server, with: [milk, .sample(2, "Tea")])
    store = account.notes
  }

  @Test("The store marks a note until its latest save has succeeded.")
  func marks() {
    #expect(store.update(milk, text: "Milk!") != nil)
    #expect(store.mark(of: 1) == .pending && store.markCount == 1)
    server.answer(.save, .failure(.requestFailed))
    #expect(store.mark(of: 1) == .failed && store.markCount == 1)
    #expect(store.note(1)?.text == "Milk!")
    #expect(store.update(milk, text: "Milk?") != nil)
    #expect(store.mark(of: 1) == .pending)
    server.answer(.save, .done)
    #expect(store.mark(of: 1) == nil && store.markCount == 0)
  }

  @Test("The store reports a new number of marks, and the end of each save with its number.")
  func notices() {
    var changesMarkCount: [Bool] = []
    var ended: [[Int]] = []
    let token = store.notices.observe { notice in
      if let change = notice.change { changesMarkCount.append(change.changesMarkCount) }
      if case .saveEnded(let number, let succeeded) = notice {
        ended.append([number, succeeded ? 1 : 0])
      }
    }
    let first = store.update(milk, text: "Milk!")
    server.answer(.save, .failure(.requestFailed))
    let second = store.update(milk, text: "Milk?")
    server.answer(.save, .done)
    #expect(changesMarkCount == [true, false, false, true])
    #expect(ended == [[first ?? 0, 0], [second ?? 0, 1]] && first != second)
    withExtendedLifetime(token) {}
  }

  @Test("A blank note is neither marked nor sent.")
  func blank() {
    #expect(store.update(milk, text: " ") == nil)
    #expect(store.markCount == 0 && server.waiting.isEmpty)
  }

  @Test("A marked note that is being deleted is not counted.")
  func deleted() {
    failSave(of: milk)
    store.delete(1)
    #expect(store.markCount == 0)
  }

  @Test("The row shows the mark, and the badge counts rows that the filter hides.")
  func rowAndBadge() {
    let screen = TestScreen(server)
    let tabs = TabsViewController(
      account: account, sessionStore: .fake(server), updates: OncePerTurn(), onUncovered: {},
      on: screen.loop)
    screen.show(tabs.tabBarController)
    func mark(_ id: Note.ID = 1) -> String {
      screen.view("notes.row.\(id)", as: NoteCell.self).markLabel.text
    }
    func badge() -> Int { screen.view("tabs.notes", as: TabItem.self).badge }
    failSave(of: milk)
    #expect(mark() == "!" && badge() == 1)
    screen.type("x", into: "notes.filter")
    #expect(badge() == 1)
    screen.clear("notes.filter")
    #expect(mark() == "!" && mark(2).isEmpty)
    screen.loop.turn { _ = store.update(milk, text: "Milk?") }
    #expect(mark() == "•" && badge() == 1)
    server.answer(.save, .done)
    #expect(mark().isEmpty && badge() == 0)
    withExtendedLifetime(tabs) {}
  }

  @Test("An editor shows the failure of its own save only.")
  func otherEditor() throws {
    let screen = TestScreen(server)
    let earlier = try #require(store.update(milk, text: "Milk!"))
    screen.present(
      EditorViewController(
        store.note(1), in: store, updates: OncePerTurn(), onClose: {}, on: screen.loop))
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    server.answer(.save, .failure(.requestFailed))
    #expect(!screen.isShown("editor.error") && !screen.isEnabled("editor.text"))
    server.answer(.save, .failure(.requestFailed))
    #expect(screen.isShown("editor.error"))
    #expect(earlier == 1)
  }

  private func failSave(of note: Note) {
    _ = store.update(note, text: note.text + "!")
    server.answer(.save, .failure(.requestFailed))
  }
}

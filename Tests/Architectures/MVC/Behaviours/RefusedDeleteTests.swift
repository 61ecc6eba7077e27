import Controllers
import Model
import Screens
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite("A refused delete comes back at its old place", .measured)
final class RefusedDeleteTests {
  private let server = FakeServer()
  private lazy var account = Account.ada(
    on: server, with: [.sample(1, "Cherry"), .sample(2, "Apple"), .sample(3, "Banana")])
  private lazy var store = account.notes
  private lazy var screen = TestScreen(server)

  @Test("The row goes at once, and comes back at its place with a mark when the server refuses.")
  func refused() {
    screen.showList(of: account)
    screen.delete("notes.row.2")
    #expect(screen.rows == ["Banana", "Cherry"] && screen.text("notes.title") == "Notes (2)")
    server.answer(.delete, .failure(.requestFailed))
    #expect(screen.rows == ["Banana", "Apple", "Cherry"])
    #expect(screen.text("notes.title") == "Notes (3)")
    #expect(screen.view("notes.row.2", as: NoteCell.self).markLabel.text == "!")
  }

  @Test("The place is the one in the present order, among notes that have come meanwhile.")
  func place() {
    screen.showList(of: account)
    screen.tap("notes.row.2")
    screen.tap("detail.delete")
    screen.tap("notes.sort")
    server.push(.stored(.sample(4, "Aardvark")))
    server.answer(.delete, .failure(.requestFailed))
    #expect(screen.rows == ["Aardvark", "Apple", "Banana", "Cherry"])
    #expect(!screen.isShown("alert"))
  }

  @Test("The pages of the notes have the note at its place, too.")
  func pages() {
    screen.showList(of: account)
    screen.delete("notes.row.2")
    screen.tap("notes.row.3")
    server.answer(.delete, .failure(.requestFailed))
    let pages = screen.view("detail.page", as: PageView.self)
    for text in ["Apple", "Cherry", "Cherry"] {
      screen.loop.turn { pages.swipe(.left) }
      #expect(screen.view("detail.text", as: TextView.self).text == text)
    }
    screen.tap("nav.back")
    #expect(screen.selected == [1])
  }

  @Test("A delete that succeeds leaves neither row nor mark.")
  func accepted() {
    screen.showList(of: account)
    screen.delete("notes.row.2")
    server.answer(.delete, .done)
    #expect(screen.rows == ["Banana", "Cherry"] && store.markCount == 0)
  }

  @Test("A note that was deleted elsewhere meanwhile does not come back.")
  func deletedElsewhere() {
    screen.showList(of: account)
    screen.delete("notes.row.2")
    server.push(.deleted(2))
    server.answer(.delete, .failure(.requestFailed))
    #expect(screen.rows == ["Banana", "Cherry"] && store.markCount == 0)
  }

  @Test("A note whose save had failed is the user's own after the refusal, too.")
  func own() {
    store.update(.sample(2, "Apple"), text: "Mine") { _ in }
    server.answer(.save, .failure(.requestFailed))
    store.delete(2)
    server.answer(.delete, .failure(.requestFailed))
    server.push(.stored(.sample(2, "Theirs")))
    server.push(.deleted(2))
    #expect(store.note(2)?.text == "Mine" && store.mark(of: 2) == .failed)
  }

  @Test("A note that the store does not have is not deleted.")
  func unknown() {
    store.delete(9)
    #expect(server.waiting.isEmpty)
  }
}

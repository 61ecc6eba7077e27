import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("A refused delete comes back at its old place", .measured) struct RefusedDeleteTests {
  private let test = TestWorkspace(["Milk", "Tea", "Bread"])
  private var screen: TestScreen { test.screen }

  private func refuse() {
    test.server.answer(.delete, .failure(.requestFailed))
  }

  @Test("A deleted row goes at once, and comes back with a mark when the server refuses.")
  func refused() {
    screen.delete("notes.row.2")
    #expect(test.rows == ["Bread", "Milk"])
    #expect(screen.text("notes.title") == "Notes (2)")
    refuse()
    #expect(test.rows == ["Bread", "!Tea", "Milk"])
    #expect(screen.text("notes.title") == "Notes (3)")
    #expect(test.badge == 1)
  }

  @Test(
    "After a refused delete, the note is in the present order, both in the list and among the pages."
  )
  func presentOrder() {
    screen.delete("notes.row.1")
    screen.tap("notes.sort")
    test.server.push(.stored(.sample(4, "Lemons")))
    refuse()
    #expect(test.rows == ["Bread", "Lemons", "!Milk", "Tea"])
    screen.tap("notes.row.3")
    for text in ["Lemons", "Milk"] {
      screen.loop.turn { screen.view("detail.page", as: PageView.self).swipe(.left) }
      #expect(screen.view("detail.text", as: TextView.self).text == text)
    }
    #expect(test.workspace.list.selectedID == 1)
  }

  @Test(
    "A delete on the note's own screen goes back to the list, where the refused note comes back.")
  func onItsScreen() {
    screen.tap("notes.row.2")
    screen.tap("detail.delete")
    #expect(test.rows == ["Bread", "Milk"])
    refuse()
    #expect(test.rows == ["Bread", "!Tea", "Milk"])
  }

  @Test("After a failed save and a refused delete, pushes do not replace the user's text.")
  func failedNote() {
    test.save("Mine", in: 2)
    test.server.answer(.save, .failure(.requestFailed))
    screen.tap("editor.cancel")
    screen.delete("notes.row.2")
    refuse()
    test.server.push(.stored(.sample(2, "Theirs")))
    test.server.push(.deleted(2))
    #expect(test.rows == ["!Mine", "Bread", "Milk"])
  }
}

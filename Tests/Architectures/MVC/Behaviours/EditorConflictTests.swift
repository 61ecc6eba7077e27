import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite(
  "A push while the draft is dirty is a conflict, which the user resolves", .measured)
final class EditorConflictTests {
  private lazy var server = FakeServer()
  private lazy var store = Account.ada(on: server, with: [.sample(1, "Milk")]).notes
  private lazy var screen = TestScreen(server)

  @Test(
    "A text of the store is a conflict if it is neither the base nor the draft's text.",
    arguments: [("Beer", true), ("Milk", false), ("Milk!", false), (nil, false)])
  func draft(theirs: String?, isConflict: Bool) {
    #expect(EditorDraft(base: "Milk", text: "Milk!").conflicts(with: theirs) == isConflict)
  }

  @Test("The conflict shows and goes with the text of each push.")
  func pushes() {
    edit(typing: "!")
    for (theirs, isConflict) in [("Beer", true), ("Milk", false), ("Wine", true), ("Milk!", false)]
    {
      server.push(.stored(.sample(1, theirs)))
      for view in ["editor.conflict", "editor.keepMine", "editor.takeTheirs"] {
        #expect(screen.isShown(view) == isConflict, "\(theirs)")
      }
      #expect(text == "Milk!")
    }
    screen.type("!", into: "editor.text")
    #expect(screen.isShown("editor.conflict"))
  }

  @Test("A push of another note is no conflict. Nor is a deletion: a save creates the note again.")
  func noConflict() {
    edit(typing: "!")
    server.push(.stored(.sample(2, "Beer")))
    #expect(!screen.isShown("editor.conflict"))
    server.push(.deleted(1))
    #expect(!screen.isShown("editor.conflict") && text == "Milk!")
    screen.tap("editor.save")
    #expect(store.note(1) == changed("Milk!"))
  }

  @Test("An unchanged editor takes over the text of a push.")
  func clean() {
    edit()
    server.push(.stored(.sample(1, "Beer")))
    #expect(text == "Beer" && !screen.isEnabled("editor.save"))
    #expect(!screen.isShown("editor.conflict"))
  }

  @Test("A text that is typed back to its base is a conflict until the next push of its note.")
  func typedBack() {
    edit(typing: "!")
    server.push(.stored(.sample(1, "Beer")))
    screen.clear("editor.text")
    screen.type("Milk", into: "editor.text")
    #expect(text == "Milk" && screen.isShown("editor.conflict"))
    server.push(.stored(.sample(2, "Wine")))
    #expect(text == "Milk")
    server.push(.stored(.sample(1, "Wine")))
    #expect(text == "Wine" && !screen.isShown("editor.conflict"))
  }

  @Test("After Keep mine the text can be saved, and the next push is a conflict.")
  func keepMine() {
    edit(typing: "!")
    server.push(.stored(.sample(1, "Beer")))
    screen.tap("editor.keepMine")
    #expect(!screen.isShown("editor.conflict"))
    #expect(text == "Milk!" && screen.isEnabled("editor.save"))
    server.push(.stored(.sample(1, "Milk")))
    #expect(screen.isShown("editor.conflict"))
    screen.tap("editor.cancel")
    screen.tap("alert.keep")
    screen.tap("editor.save")
    #expect(store.note(1) == changed("Milk!"))
    #expect(!screen.isShown("editor.conflict"))
  }

  @Test("After Take theirs the text is the store's, and nothing is left to save or to ask.")
  func takeTheirs() {
    edit(typing: "!")
    server.push(.stored(.sample(1, "Beer")))
    screen.tap("editor.takeTheirs")
    #expect(!screen.isShown("editor.conflict"))
    #expect(text == "Beer" && !screen.isEnabled("editor.save"))
    #expect(screen.text("editor.counter") == "4 characters")
    screen.tap("editor.cancel")
    #expect(!screen.isShown("editor"))
  }

  private func edit(typing text: String = "") {
    screen.showEditor(of: store.note(1), in: store)
    screen.type(text, into: "editor.text")
  }

  private func changed(_ text: String) -> Note {
    Note(id: 1, createdAt: .sample(minute: 1), changedAt: .sample(minute: 100), text: text)
  }

  private var text: String { screen.view("editor.text", as: TextView.self).text }
}

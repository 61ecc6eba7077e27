import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

@Suite(
  "A push while the draft is dirty is a conflict, which the user resolves", .measured)
struct EditorConflictTests {
  private let server = FakeServer()
  private let account: Account
  private let screen: TestScreen

  init() {
    account = .fake(server, with: [.sample(1, "Milk")])
    screen = TestScreen(server)
    screen.present(
      EditorViewController(
        account.notes.note(1), in: account.notes, updates: OncePerTurn(), onClose: {},
        on: screen.loop))
  }

  @Test(
    "A text of the store is a conflict if it is neither the base nor the draft's text.",
    arguments: [("Beer", true), ("Milk", false), ("Milk!", false), (nil, false)])
  func draft(theirs: String?, isConflict: Bool) {
    #expect(EditorDraft(base: "Milk", text: "Milk!").conflicts(with: theirs) == isConflict)
  }

  @Test("The conflict shows and goes with the text of each push.")
  func pushes() {
    screen.type("!", into: "editor.text")
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

  @Test("A push of another note is no conflict, and neither is the deletion of the note.")
  func noConflict() {
    screen.type("!", into: "editor.text")
    server.push(.stored(.sample(2, "Beer")))
    #expect(!screen.isShown("editor.conflict"))
    server.push(.deleted(1))
    #expect(!screen.isShown("editor.conflict"))
    #expect(text == "Milk!")
  }

  @Test("An unchanged editor takes the text of a push over.")
  func clean() {
    server.push(.stored(.sample(1, "Beer")))
    #expect(text == "Beer" && !screen.isEnabled("editor.save"))
    #expect(!screen.isShown("editor.conflict"))
    #expect(screen.text("editor.counter") == "4 characters")
  }

  @Test("A text that is typed back to its base stays, and is a conflict, until the next push.")
  func typedBack() {
    screen.type("!", into: "editor.text")
    server.push(.stored(.sample(1, "Beer")))
    screen.clear("editor.text")
    screen.type("Milk", into: "editor.text")
    #expect(text == "Milk" && screen.isShown("editor.conflict"))
    server.push(.stored(.sample(2, "Wine")))
    #expect(text == "Milk")
    server.push(.stored(.sample(1, "Wine")))
    #expect(text == "Wine" && !screen.isShown("editor.conflict"))
  }

  @Test("After Keep mine the text stays and can be saved, and the next push is a conflict.")
  func keepMine() {
    screen.type("!", into: "editor.text")
    server.push(.stored(.sample(1, "Beer")))
    screen.tap("editor.keepMine")
    #expect(!screen.isShown("editor.conflict"))
    #expect(text == "Milk!" && screen.isEnabled("editor.save"))
    server.push(.stored(.sample(1, "Milk")))
    #expect(screen.isShown("editor.conflict"))
  }

  @Test("After Take theirs the text is the store's, and nothing is left to save or to ask.")
  func takeTheirs() {
    screen.type("!", into: "editor.text")
    server.push(.stored(.sample(1, "Beer")))
    screen.tap("editor.takeTheirs")
    #expect(!screen.isShown("editor.conflict"))
    #expect(text == "Beer" && !screen.isEnabled("editor.save"))
    screen.tap("editor.cancel")
    #expect(!screen.isShown("editor"))
  }

  @Test("A save needs no decision: it stores the user's text, and the rest of the pushed note.")
  func saved() {
    screen.type("!", into: "editor.text")
    let picture = ImageReference("cake")
    server.push(
      .stored(Note(id: 1, createdAt: .sample(minute: 1), text: "Beer", picture: picture)))
    screen.tap("editor.save")
    #expect(
      account.notes.note(1)
        == Note(
          id: 1, createdAt: .sample(minute: 1), changedAt: .sample(minute: 100), text: "Milk!",
          picture: picture))
    #expect(!screen.isShown("editor.conflict"))
  }

  private var text: String { screen.view("editor.text", as: TextView.self).text }
}

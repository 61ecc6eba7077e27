import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("A push while the draft is dirty is a conflict, which the user resolves", .measured)
struct EditorConflictTests {
  private let test = TestWorkspace(["Milk", "Tea"])
  private var screen: TestScreen { test.screen }
  private var text: String { screen.view("editor.text", as: TextView.self).text }
  /// Whether the editor shows a conflict; its three views are shown only together.
  private var isConflict: Bool {
    let views = ["editor.conflict", "editor.keepMine", "editor.takeTheirs"]
    let shown = views.filter(screen.isShown)
    #expect(shown.isEmpty || shown == views)
    return !shown.isEmpty
  }

  init() {
    test.edit(1)
  }

  private func push(_ text: String) {
    test.server.push(.stored(.sample(1, text)))
  }

  @Test(
    "A conflict is shown while the pushed text is neither the draft nor the text before the edit.")
  func comesAndGoes() {
    screen.type("!", into: "editor.text")
    #expect(!isConflict)
    push("Beer")
    #expect(isConflict && text == "Milk!")
    push("Milk")
    #expect(!isConflict)
    push("Milk!")
    #expect(!isConflict)
    screen.type("!", into: "editor.text")
    #expect(isConflict)
  }

  @Test("A conflict stays when the text before the edit is typed again, and Cancel does not ask.")
  func cleanAgain() {
    screen.type("!", into: "editor.text")
    push("Beer")
    screen.clear("editor.text")
    screen.type("Milk", into: "editor.text")
    #expect(isConflict && text == "Milk")
    screen.tap("editor.cancel")
    #expect(!screen.isShown("editor"))
  }

  @Test("Keep mine ends the conflict and keeps the draft, which can be saved.")
  func keepMine() {
    screen.type("!", into: "editor.text")
    push("Milk?")
    screen.clear("editor.text")
    screen.type("Milk", into: "editor.text")
    screen.tap("editor.keepMine")
    #expect(!isConflict && text == "Milk")
    #expect(screen.isEnabled("editor.save"))
    push("Wine")
    #expect(isConflict)
    screen.tap("editor.cancel")
    screen.tap("alert.keep")
    screen.tap("editor.save")
    #expect(!isConflict)
    #expect(test.rows == ["•Milk", "Tea"])
  }

  @Test("Take theirs replaces the draft by the pushed text, which needs no save.")
  func takeTheirs() {
    screen.type("!", into: "editor.text")
    push("Beer or wine")
    screen.tap("editor.takeTheirs")
    #expect(!isConflict && text == "Beer or wine")
    #expect(screen.text("editor.counter") == "12 characters")
    #expect(!screen.isEnabled("editor.save"))
    screen.type("!", into: "editor.text")
    #expect(!isConflict && screen.isEnabled("editor.save"))
  }
}

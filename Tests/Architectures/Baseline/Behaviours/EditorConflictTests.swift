import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Baseline

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

  @Test("A conflict shows while the pushed text is neither the base nor the draft.")
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

  @Test("A clean draft takes over a pushed text of its note.")
  func clean() {
    test.server.push(.stored(.sample(2, "Coffee")))
    #expect(text == "Milk")
    push("Beer or wine")
    #expect(!isConflict && text == "Beer or wine")
    #expect(screen.text("editor.counter") == "12 characters")
    #expect(!screen.isEnabled("editor.save"))
  }

  @Test("A draft that typing makes clean again takes nothing over until the pushed text changes.")
  func cleanAgain() {
    screen.type("!", into: "editor.text")
    push("Beer")
    screen.clear("editor.text")
    screen.type("Milk", into: "editor.text")
    var touched = Note.sample(1, "Beer")
    touched.changedAt = .sample(minute: 9)
    test.server.push(.stored(touched))
    #expect(isConflict && text == "Milk")
    screen.tap("editor.cancel")
    #expect(!screen.isShown("editor"))
  }

  @Test("Keep mine makes the pushed text the base, so the draft is dirty and can be saved.")
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

  @Test("Take theirs makes the pushed text the base and the draft.")
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

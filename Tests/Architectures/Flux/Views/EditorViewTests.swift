import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

@Suite("The editor's screen") struct EditorViewTests {
  private let test = TestWindow(["Milk"])
  private var screen: TestScreen { test.screen }
  private var isConflict: Bool {
    let views = ["editor.conflict", "editor.keepMine", "editor.takeTheirs"]
    let shown = views.filter(screen.isShown)
    #expect(shown.isEmpty || shown == views)
    return !shown.isEmpty
  }

  init() {
    test.dispatch(.editNote(1))
  }

  @Test("The text, the counter and Save follow the user.")
  func typing() {
    #expect(test.text("editor.text") == "Milk" && !screen.isEnabled("editor.save"))
    #expect(screen.text("editor.counter") == "4 characters")
    screen.type("!", into: "editor.text")
    #expect(screen.text("editor.counter") == "5 characters" && screen.isEnabled("editor.save"))
    screen.clear("editor.text")
    #expect(screen.text("editor.counter") == "0 characters" && !screen.isEnabled("editor.save"))
    screen.type("M", into: "editor.text")
    #expect(screen.text("editor.counter") == "1 character")
  }

  @Test("Text and Save are disabled while a save runs, and an error shows until the next one.")
  func saving() {
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    #expect(!screen.isEnabled("editor.text") && !screen.isEnabled("editor.save"))
    #expect(!screen.isShown("editor.error") && !isConflict)
    test.server.answer(.save, .failure(.requestFailed))
    #expect(screen.isEnabled("editor.text") && screen.isEnabled("editor.save"))
    #expect(screen.isShown("editor.error"))
    screen.tap("editor.save")
    #expect(!screen.isShown("editor.error"))
    test.server.answer(.save, .done)
    #expect(!screen.isShown("editor"))
  }

  @Test("A conflict has three views, and its buttons resolve it.")
  func conflict() {
    #expect(!isConflict)
    screen.type("!", into: "editor.text")
    test.dispatch(.pushed(.stored(.sample(1, "Beer"))))
    #expect(isConflict)
    screen.tap("editor.keepMine")
    #expect(!isConflict && test.text("editor.text") == "Milk!")
    test.dispatch(.pushed(.stored(.sample(1, "Wine"))))
    #expect(isConflict)
    screen.tap("editor.takeTheirs")
    #expect(!isConflict && test.text("editor.text") == "Wine" && !screen.isEnabled("editor.save"))
    test.dispatch(.pushed(.stored(.sample(1, "Juice"))))
    #expect(test.text("editor.text") == "Juice")
  }
}

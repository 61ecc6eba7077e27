import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

/// Records the actions by one more callback, and dispatches them to the stores of fresh views.
@Suite("Recorded actions in fresh views") struct RecordedStateTests {
  private let test = TestWindow()
  private let log = Log()

  private final class Log {
    var actions: [Action] = []
  }

  init() {
    _ = test.dispatcher.register("log") { [log] in log.actions.append($0) }
    let texts = (1...40).map { $0.isMultiple(of: 4) ? "Other" : "Note \(100 - $0)" }
    test.dispatch(.loggedIn(.ada), .loadNotes, .loaded(texts))
    test.dispatch(.userLoaded(.success(.ada)))
  }

  @Test("Fresh views show the list, the editor and the profile, but lose what only views had.")
  func recorded() throws {
    var lost: [String] = []
    let isListEqual = list(&lost)
    let isEditorEqual = editor()
    let isProfileEqual = profile(&lost)
    let isEqual = isListEqual && isEditorEqual && isProfileEqual
    try #require(isEqual)
    try #require(lost == ["scroll offset", "running animation"])
    Experiment.record(
      Experiment.RecordedState(value: "the log of the actions", isEqual: isEqual, lost: lost),
      of: "Flux")
  }

  /// Compares a list that is filtered, sorted, scrolled, and has a selected row.
  private func list(_ lost: inout [String]) -> Bool {
    test.screen.type("note", into: "notes.filter")
    test.screen.tap("notes.sort")
    test.screen.loop.turn { table(test).scroll(toTop: 7) }
    test.screen.select("notes.row.19")
    let fresh = freshWindow()
    if table(fresh).topRow != 7 { lost.append("scroll offset") }
    fresh.screen.loop.turn { table(fresh).scroll(toTop: 7) }
    return snapshot(fresh) == snapshot(test)
  }

  /// Compares an editor with a text that is not saved, then leaves it.
  private func editor() -> Bool {
    test.dispatch(.openNote(19), .editNote(19))
    test.screen.type("!", into: "editor.text")
    let fresh = freshWindow()
    for test in [test, fresh] {
      test.dispatch(.cancelEditing(test.stores.navigation.draft?.id ?? 0), .discardChanges)
    }
    return snapshot(fresh) == snapshot(test) && test.text("detail.text") == "Note 81"
  }

  /// Compares a profile with an avatar that fades in.
  private func profile(_ lost: inout [String]) -> Bool {
    test.screen.tap("tabs.profile")
    test.dispatch(.avatarArrived(Picture(name: "ada-high")))
    let old = snapshot(test)
    let new = snapshot(freshWindow())
    if old.contains("\"ada-high\" fading"), !new.contains("fading") {
      lost.append("running animation")
    }
    return new == old.replacing(" fading", with: "")
  }

  /// Shows what the recorded actions make, in new views.
  private func freshWindow() -> TestWindow {
    let fresh = TestWindow()
    let recorded = log.actions
    fresh.screen.loop.turn { for action in recorded { fresh.dispatcher.dispatch(action) } }
    return fresh
  }

  private func snapshot(_ test: TestWindow) -> String { test.screen.window.snapshot() }
  private func table(_ test: TestWindow) -> TableView { test.screen.view("notes.table") }
}

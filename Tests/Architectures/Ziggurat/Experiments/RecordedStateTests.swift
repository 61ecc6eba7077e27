import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport

@testable import Ziggurat

/// Pushes the recorded view model of one app into the fresh views of another, which is never launched.
@Suite("View state can be recreated from the app's view model at a point in time")
struct RecordedStateTests {
  private let app = TestApp()
  private let fresh = TestApp()

  /// Returns what the Renderer pushes now.
  private func viewModel() -> RootViewModel { RootPresenter.present(app.context) }

  @Test("Fresh views show the list where it is scrolled to, its sheet and its alert.")
  func list() throws {
    app.launch((1...40).map { .sample($0, "Note \($0)") })
    let context = app.context
    app.turn {
      context.notesService.filterEdited("note")
      context.notesService.sortTapped()
    }
    app.turn { app.table?.scroll(toTop: 10) }
    app.turn { context.notesService.rowSelected(22) }
    app.turn { context.notesService.createTapped() }
    app.turn { context.editorService.textEdited("Unsaved", in: 1) }
    app.turn { context.editorService.cancelTapped(1) }

    let recorded = viewModel()
    fresh.turn { fresh.root.update(recorded) }
    let snapshot = fresh.window.snapshot()
    for part in ["top=10", "selected", "\"note\"", "\"Unsaved\"", "Discard"] {
      try #require(snapshot.contains(part))
    }
    #expect(fresh.server.waiting.isEmpty)
    let isEqual = snapshot == app.window.snapshot()
    #expect(isEqual)
    record(isEqual, lost: [])
  }

  @Test("Fresh views show the profile, but its avatar does not fade in.") func profile() throws {
    app.launch([.sample(1, "Milk")])
    app.turn { app.context.navigationService.tabTapped(1) }
    app.server.answer(.image, .picture("ada-high"))
    let recorded = viewModel()
    fresh.turn { fresh.root.update(recorded) }
    let snapshot = app.window.snapshot()
    try #require(snapshot.contains(" fading") && !fresh.window.snapshot().contains(" fading"))
    let isEqual = fresh.window.snapshot() == snapshot.replacing(" fading", with: "")
    #expect(isEqual)
    record(isEqual, lost: ["running animation"])
  }

  @Test("Fresh views show the log-in without what was typed, which no view model holds.")
  func login() throws {
    app.launch()
    app.server.answer(.restore, .session(nil))
    let field = app.window.view(withIdentifier: "login.name") as? TextField
    app.turn { field?.type("a") }
    fresh.turn { fresh.root.update(viewModel()) }
    let snapshot = app.window.snapshot()
    try #require(snapshot.contains("\"a\"") && !fresh.window.snapshot().contains("\"a\""))
    let isEqual = fresh.window.snapshot() == snapshot.replacing("\"a\"", with: "\"\"")
    #expect(isEqual)
    record(isEqual, lost: ["text typed to log in"])
  }

  private func record(_ isEqual: Bool, lost: [String]) {
    Experiment.record(
      Experiment.RecordedState(value: "the app's view model", isEqual: isEqual, lost: lost),
      of: "Ziggurat")
  }
}

import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport

@testable import Ziggurat

/// Pushes the recorded view model of one app into the views of another, which has no server.
@Suite("View state can be recreated from the app's view model at a point in time")
struct RecordedStateTests {
  private let app = TestApp()
  private let fresh = TestApp()

  /// The view model of now, as the Renderer has it made.
  private func record() -> RootViewModel { RootPresenter.present(app.context, last: nil) }

  @Test("Fresh views show the list, its sheet and its alert; the test must scroll the list itself.")
  func list() {
    app.launch((1...40).map { .sample($0, "Note \($0)") })
    let context = app.context
    app.turn {
      context.notesService.filterEdited("note")
      context.notesService.sortTapped()
    }
    app.turn { app.table?.scroll(toTop: 10) }
    app.turn { context.notesService.rowSelected(22) }
    app.turn { context.editorService.createTapped() }
    app.turn { context.editorService.textEdited("Unsaved") }
    app.turn { context.editorService.cancelTapped(1) }

    let recorded = record()
    fresh.turn {
      fresh.root.update(recorded)
      // The value has the rows in view alone. A table at its top would ask for a row that is not
      // there, and the app would stop.
      fresh.table?.scroll(toTop: recorded.tabs?.content.notes.content.rows.content.first ?? 0)
    }
    let snapshot = fresh.window.snapshot()
    for part in ["top=10", "selected", "\"note\"", "\"Unsaved\"", "Discard"] {
      #expect(snapshot.contains(part))
    }
    #expect(snapshot == app.window.snapshot())
    #expect(fresh.server.waiting.isEmpty)
  }

  @Test("Fresh views show the profile, but its avatar does not fade in.") func profile() {
    app.launch([.sample(1, "Milk")])
    app.turn { app.context.navigationService.tabTapped(1) }
    app.server.answer(.image, .picture("ada-high"))
    let recorded = record()
    fresh.turn { fresh.root.update(recorded) }
    let snapshot = app.window.snapshot()
    #expect(snapshot.contains(" fading"))
    #expect(fresh.window.snapshot() == snapshot.replacing(" fading", with: ""))
  }

  @Test("Fresh views show the log-in without what was typed, which no view model holds.")
  func login() {
    app.launch()
    app.server.answer(.restore, .session(nil))
    let field = app.window.view(withIdentifier: "login.name") as? TextField
    app.turn { field?.type("a") }
    fresh.turn { fresh.root.update(record()) }
    let snapshot = app.window.snapshot()
    #expect(snapshot.contains("\"a\""))
    #expect(fresh.window.snapshot() == snapshot.replacing("\"a\"", with: "\"\""))
    Experiment.record(
      Experiment.RecordedState(
        value: "the app's view model", isEqual: true,
        lost: ["scroll offset", "running animation", "text typed to log in"]), of: "Ziggurat")
  }
}

import Controllers
import Model
import Testing
import UnitTestSupport
import ViewTestSupport

@testable import Baseline

/// Claim M9: the object that waits for an answer may be gone when the answer comes.
@Suite("An editor that is left while it saves") struct LeavingWhileSavingTests {
  private let test = TestWorkspace(["Milk", "Tea"])

  @Test("The workspace takes the mark away when the save succeeds after the editor has gone.")
  func success() {
    leaveEditor()
    test.server.answer(.save, .done)
    expectEnd(rows: ["Beer", "Tea"], badge: 0)
  }

  @Test("The workspace marks the note when the save fails after the editor has gone.")
  func failure() {
    leaveEditor()
    test.server.answer(.save, .failure(.requestFailed))
    expectEnd(rows: ["!Beer", "Tea"], badge: 1)
  }

  /// Cancels the editor while it saves; it dies at once.
  private func leaveEditor() {
    test.save("Beer", in: 1)
    weak let editor = test.workspace.editor
    #expect(editor != nil)
    test.screen.tap("editor.cancel")
    #expect(editor == nil)
    #expect(test.rows == ["•Beer", "Tea"])
  }

  private func expectEnd(rows: [String], badge: Int) {
    let isSaveKept = test.rows == rows && test.badge == badge
    #expect(isSaveKept)
    Experiment.record(
      Experiment.LeavingWhileSaving(
        handler: "Workspace", dies: .withScreen, isSaveKept: isSaveKept),
      of: "Baseline")
  }
}

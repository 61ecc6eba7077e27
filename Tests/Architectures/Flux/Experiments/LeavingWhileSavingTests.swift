import Controllers
import Model
import Testing
import UnitTestSupport
import ViewTestSupport

@testable import Flux

/// Claim M9: the object that waits for an answer may be gone when the answer comes.
@Suite("An editor that is left while it saves") struct LeavingWhileSavingTests {
  private let test = TestWorkspace(["Milk", "Tea"])

  @Test("A save that succeeds after its editor has closed takes the note's mark away.")
  func success() throws {
    try leaveEditor()
    test.server.answer(.save, .done)
    try record(rows: ["Beer", "Tea"], badge: 0)
  }

  @Test("A save that fails after its editor has closed marks the note.")
  func failure() throws {
    try leaveEditor()
    test.server.answer(.save, .failure(.requestFailed))
    try record(rows: ["!Beer", "Tea"], badge: 1)
  }

  /// Cancels the editor while it saves; it dies at once.
  private func leaveEditor() throws {
    test.save("Beer", in: 1)
    weak let editor = test.workspace.editor
    try #require(editor != nil)
    test.screen.tap("editor.cancel")
    try #require(editor == nil)
    try #require(test.rows == ["•Beer", "Tea"])
  }

  private func record(rows: [String], badge: Int) throws {
    let isSaveKept = test.rows == rows && test.badge == badge
    try #require(isSaveKept)
    Experiment.record(
      Experiment.LeavingWhileSaving(
        handler: "Workspace", dies: .withScreen, isSaveKept: isSaveKept),
      of: "Flux")
  }
}

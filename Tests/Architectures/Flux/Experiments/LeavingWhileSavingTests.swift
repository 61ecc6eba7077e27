import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import Flux

/// Leaves an editor whose save is under way, with the real screens around it.
@Suite("Leaving the editor while it saves") struct LeavingWhileSavingTests {
  private let test = TestWindow(["Milk"])

  @Test("The editor goes with its screen, and the stores handle the success.")
  func success() throws {
    try leave(.done, row: "Milk!")
  }

  @Test("The editor goes with its screen, and the stores handle the failure.")
  func failure() throws {
    try leave(.failure(.requestFailed), row: "!Milk!")
  }

  private func leave(_ answer: FakeServer.Answer, row: String) throws {
    let screen = test.screen
    screen.tap("notes.row.1")
    screen.tap("detail.edit")
    weak let editor = screen.window.presentedViewControllers.last
    try #require(editor is EditorViewController)
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    screen.tap("editor.cancel")
    try #require(editor == nil && test.stores.navigation.draft == nil)
    screen.tap("nav.back")
    try #require(test.rows == ["•Milk!"])
    test.server.answer(.save, answer)
    let isSaveKept = test.rows == [row]
    try #require(isSaveKept)
    Experiment.record(
      Experiment.LeavingWhileSaving(
        handler: "NotesStore", dies: .withScreen, isSaveKept: isSaveKept),
      of: "Flux")
  }
}

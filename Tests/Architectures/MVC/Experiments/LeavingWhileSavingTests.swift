import Controllers
import Model
import Testing
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

/// What becomes of a save whose editor is closed before the server answers (claim M9).
@Suite("Leaving while saving") struct LeavingWhileSavingTests {
  private let server = FakeServer()
  private let account: Account
  private let screen: TestScreen

  init() {
    account = .fake(server, with: [.sample(1, "Milk")])
    screen = TestScreen(server)
  }

  @Test("The editor dies with its screen, and the store unmarks the note after a success.")
  func success() {
    leave(answer: .done, mark: nil)
  }

  @Test("The editor dies with its screen, and the store marks the note after a failure.")
  func failure() {
    leave(answer: .failure(.requestFailed), mark: .failed)
  }

  private func leave(answer: FakeServer.Answer, mark: WriteMark?) {
    weak let editor = showEditor()
    screen.type("!", into: "editor.text")
    screen.tap("editor.save")
    #expect(editor != nil)
    screen.tap("editor.cancel")
    #expect(!screen.isShown("editor"))
    let diesWithScreen = editor == nil
    #expect(diesWithScreen)

    #expect(account.notes.mark(of: 1) == .pending && account.notes.note(1)?.text == "Milk!")
    server.answer(.save, answer)
    let isSaveKept =
      account.notes.mark(of: 1) == mark && account.notes.note(1)?.text == "Milk!"
    #expect(isSaveKept)
    Experiment.record(
      .init(
        handler: "NotesStore",
        dies: diesWithScreen ? .withScreen : editor == nil ? .withAnswer : .never,
        isSaveKept: isSaveKept), of: "MVC")
  }

  /// Presents an editor of the note, which only the window keeps.
  private func showEditor() -> EditorViewController {
    let editor = EditorViewController(
      account.notes.note(1), in: account.notes, updates: OncePerTurn(), onClose: {},
      on: screen.loop)
    screen.present(editor)
    return editor
  }
}

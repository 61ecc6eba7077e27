import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("A failed log-in shows its message and enables the button again", .measured)
struct LogInFailureTests {
  private let server = FakeServer()
  private let sessions: ObservableSessionStore
  private let viewModel: LoginViewModel
  private let message: TestObserver<String?>

  init() {
    sessions = .fake(server)
    sessions.restore()
    server.answer(.restore, .session(nil))
    viewModel = LoginViewModel(sessions: sessions)
    message = TestObserver(viewModel.errorMessage)
    viewModel.nameEdited("ada")
    viewModel.passwordEdited("Secret")
    viewModel.submit.execute()
  }

  @Test(
    "The message says why the log-in has failed.",
    arguments: [
      (NotesError.wrongCredentials, "Wrong name or password."),
      (.requestFailed, "Could not log in."), (.unreadableAnswer, "Could not log in."),
    ])
  func message(error: NotesError, text: String) {
    server.answer(.login, .failure(error))
    #expect(message.values == [nil, text])
    #expect(sessions.state.value == .signedOut)
  }

  @Test("After a failure the form can be edited and sent again.")
  func enabled() {
    let isEnabled = TestObserver(viewModel.submit.isEnabled)
    let isEditable = TestObserver(viewModel.isEditable)
    let isSpinnerShown = TestObserver(viewModel.isSpinnerShown)
    server.answer(.login, .failure(.wrongCredentials))
    #expect(isEnabled.values == [false, true])
    #expect(isEditable.values == [false, true])
    #expect(isSpinnerShown.values == [true, false])
  }

  @Test("The message stays until the next log-in begins.")
  func stays() {
    server.answer(.login, .failure(.wrongCredentials))
    viewModel.passwordEdited("")
    viewModel.submit.execute()
    viewModel.passwordEdited("secret")
    #expect(message.values == [nil, "Wrong name or password."])
    viewModel.submit.execute()
    #expect(message.values == [nil, "Wrong name or password.", nil])
    server.answer(.login, .session(.ada))
    #expect(message.values == [nil, "Wrong name or password.", nil])
  }
}

import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("A failed log-in shows its message and enables the button again", .measured)
struct LogInFailureTests {
  private let server = FakeServer()
  private let sessions: SessionService
  private let viewModel: LoginViewModelImpl

  init() {
    sessions = SessionService(client: SessionController(transport: server))
    viewModel = LoginViewModelImpl(provider: LoginProviderImpl(sessions: sessions))
    viewModel.events.onNext(.nameEdited("ada"))
    viewModel.events.onNext(.passwordEdited("wrong"))
    viewModel.events.onNext(.submitTapped)
  }

  private var shown: String { "\(viewModel.viewInputData.value)" }

  @Test(
    "The message says why the log-in failed, and the button is enabled again.",
    arguments: [
      (NotesError.wrongCredentials, "Wrong name or password."),
      (.requestFailed, "Could not log in."),
    ])
  func message(error: NotesError, message: String) {
    server.answer(.login, .failure(error))
    #expect(shown == "\(LoginViewInputData(isSubmitEnabled: true, errorMessage: message))")
  }

  @Test("The message stays while the user types, and goes at the next submit.")
  func next() {
    server.answer(.login, .failure(.wrongCredentials))
    viewModel.events.onNext(.passwordEdited(""))
    #expect(shown == "\(LoginViewInputData(errorMessage: "Wrong name or password."))")
    viewModel.events.onNext(.passwordEdited("secret"))
    viewModel.events.onNext(.submitTapped)
    #expect(shown == "\(LoginViewInputData(isEditable: false, isSpinnerShown: true))")
  }

  @Test("A log-in that succeeds begins the session, without a message.")
  func success() {
    server.answer(.login, .session(.ada))
    #expect("\(sessions.currentState)" == "\(SessionState.signedIn(.ada))")
    #expect(shown == "\(LoginViewInputData(isSubmitEnabled: true))")
  }
}

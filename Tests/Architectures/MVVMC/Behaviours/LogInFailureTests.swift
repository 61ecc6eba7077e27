import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("A failed log-in shows its message and enables the button again", .measured)
struct LogInFailureTests {
  private let server = FakeServer()
  private let sessions: SessionService
  private let viewModel: any LoginViewModel
  private let shown: Bound<LoginViewInputData>

  init() {
    sessions = SessionService(client: SessionController(transport: server))
    viewModel = LoginViewModelImpl(provider: LoginProviderImpl(sessions: sessions))
    shown = Bound(viewModel.viewInputData)
    viewModel.events.onNext(.nameEdited("ada"))
    viewModel.events.onNext(.passwordEdited("wrong"))
    viewModel.events.onNext(.submitTapped)
  }

  @Test(
    "The message says why the log-in failed, and the button is enabled again.",
    arguments: [
      (NotesError.wrongCredentials, "Wrong name or password."),
      (.requestFailed, "Could not log in."),
    ])
  func message(error: NotesError, message: String) {
    let provider = FakeLoginProvider()
    let shown = Bound(LoginViewModelImpl(provider: provider).viewInputData)
    provider.currentState = LoginProviderState(name: "ada", password: "wrong", error: error)
    #expect(shown.data == .sample(isSubmitEnabled: true, errorMessage: message))
  }

  @Test("The message stays while the user types, and goes at the next submit.")
  func next() {
    server.answer(.login, .failure(.wrongCredentials))
    viewModel.events.onNext(.passwordEdited(""))
    #expect(shown.data == .sample(errorMessage: "Wrong name or password."))
    viewModel.events.onNext(.passwordEdited("secret"))
    viewModel.events.onNext(.submitTapped)
    #expect(shown.data == .sample(isEditable: false, isSpinnerShown: true))
  }

  @Test("A log-in that succeeds after a failure begins the session.")
  func success() {
    server.answer(.login, .failure(.requestFailed))
    viewModel.events.onNext(.submitTapped)
    server.answer(.login, .session(.ada))
    guard case .signedIn(.ada) = sessions.currentState else {
      Issue.record("\(sessions.currentState)")
      return
    }
    #expect(shown.data == .sample(isSubmitEnabled: true))
  }
}

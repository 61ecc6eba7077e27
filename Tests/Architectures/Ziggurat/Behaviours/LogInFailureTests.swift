import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("A failed log-in shows its message and enables the button again", .measured)
struct LogInFailureTests {
  @Test(
    "The message says whether the input or the request was wrong.",
    arguments: [
      (NotesError.wrongCredentials, "Wrong name or password."),
      (NotesError.requestFailed, "Could not log in."),
    ])
  func presented(failure: NotesError, message: String) {
    let context = FakeContext {
      $0.canSubmit = true
      $0.failure = failure
    }
    let expected = LoginViewModel(
      areFieldsEnabled: true, isSubmitEnabled: true, isSpinnerShown: false, error: message)
    #expect(LoginPresenter.present(context) == expected)
  }

  @Test("A failure stays until the next try, for which the form keeps its text.")
  func failure() {
    let (server, renderer) = (FakeServer(), FakeRenderer())
    let client = SessionController(transport: server)
    let session = SessionService(client: client, followers: [], signal: renderer.signal)
    let login = LoginService(client: client, session: session, signal: renderer.signal)
    login.nameEdited("ada")
    login.passwordEdited("wrong")
    login.submitTapped()
    _ = renderer.heard()

    server.answer(.login, .failure(.wrongCredentials))
    #expect(login.failure == .wrongCredentials && login.canSubmit && renderer.heard() == .login)
    login.passwordEdited("")
    #expect(login.failure == .wrongCredentials && !login.canSubmit)

    login.passwordEdited("secret")
    _ = renderer.heard()
    login.submitTapped()
    #expect(login.failure == nil && login.isLoading && renderer.heard() == .login)
  }
}

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
    let test = TestLogin()
    let login = test.login
    login.nameEdited("ada")
    login.passwordEdited("wrong")
    login.submitTapped()
    #expect(test.renderer.hears { test.server.answer(.login, .failure(.wrongCredentials)) })
    #expect(login.failure == .wrongCredentials && login.canSubmit)
    login.passwordEdited("")
    #expect(login.failure == .wrongCredentials && !login.canSubmit)

    login.passwordEdited("secret")
    #expect(test.renderer.hears { login.submitTapped() })
    #expect(login.failure == nil && login.isLoading)
  }
}

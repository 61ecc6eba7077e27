import Controllers
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("Log in is enabled only for valid input", .measured) struct LogInEnabledTests {
  @Test("Log in is enabled if the form can be submitted.", arguments: [true, false])
  func presented(canSubmit: Bool) {
    let context = FakeContext { $0.canSubmit = canSubmit }
    let expected = LoginViewModel(
      areFieldsEnabled: true, isSubmitEnabled: canSubmit, isSpinnerShown: false, error: nil)
    #expect(LoginPresenter.present(context) == expected)
  }

  @Test("Nothing is enabled while a log-in runs.")
  func presentedWhileLoading() {
    let context = FakeContext { $0.isLoading = true }
    let expected = LoginViewModel(
      areFieldsEnabled: false, isSubmitEnabled: false, isSpinnerShown: true, error: nil)
    #expect(LoginPresenter.present(context) == expected)
  }

  @Test("The form can be submitted when neither name nor password is blank.")
  func valid() {
    let test = TestLogin()
    let login = test.login
    #expect(test.renderer.hears { login.nameEdited("ada") })
    #expect(!login.canSubmit)
    #expect(test.renderer.hears { login.passwordEdited("secret") })
    #expect(login.canSubmit)
    login.nameEdited(" \t ")
    #expect(!login.canSubmit)
    login.submitTapped()
    #expect(test.server.waiting.isEmpty)
  }

  @Test("A log-in runs once, and its success leaves an empty form.")
  func success() {
    let test = TestLogin()
    let login = test.login
    login.nameEdited("ada")
    login.passwordEdited("secret")
    login.submitTapped()
    login.submitTapped()
    #expect(test.server.waiting.count == 1 && login.isLoading && !login.canSubmit)
    #expect(test.renderer.hears { test.server.answer(.login, .session(.ada)) })
    #expect(test.session.phase == .signedIn && !login.isLoading && !login.canSubmit)
    #expect(test.renderer.hears { test.session.logOutTapped() })
    #expect(test.session.phase == .signedOut)
  }
}

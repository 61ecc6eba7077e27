import Controllers
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("Log in is enabled only for valid input", .measured) struct LogInEnabledTests {
  private let server = FakeServer()
  private let renderer = FakeRenderer()
  private let session: SessionService
  private let login: LoginService

  init() {
    let client = SessionController(transport: server)
    session = SessionService(client: client, followers: [], signal: renderer.signal)
    login = LoginService(client: client, session: session, signal: renderer.signal)
  }

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
    login.nameEdited("ada")
    #expect(!login.canSubmit && renderer.heard() == .login)
    login.passwordEdited("secret")
    #expect(login.canSubmit && renderer.heard() == .login)
    login.nameEdited(" \t ")
    #expect(!login.canSubmit)
    login.submitTapped()
    #expect(server.waiting.isEmpty)
  }

  @Test("A log-in runs once, and its success leaves an empty form.")
  func success() {
    login.nameEdited("ada")
    login.passwordEdited("secret")
    login.submitTapped()
    _ = renderer.heard()
    login.submitTapped()
    #expect(server.waiting.count == 1 && login.isLoading && !login.canSubmit)
    server.answer(.login, .session(.ada))
    #expect(session.phase == .signedIn && renderer.heard() == [.session, .login])
    #expect(!login.isLoading && !login.canSubmit)
  }
}

import Controllers
import Testing
import UnitTestSupport

@testable import MVVMC

@Suite("Log in is enabled only for valid input", .measured) struct LogInEnabledTests {
  private let server = FakeServer()
  private let viewModel: any LoginViewModel
  private let shown: Bound<LoginViewInputData>

  init() {
    viewModel = LoginViewModelImpl(
      provider: LoginProviderImpl(
        sessions: SessionService(client: SessionController(transport: server))))
    shown = Bound(viewModel.viewInputData)
  }

  @Test(
    "Log in is enabled, and sends a request, if neither name nor password is blank.",
    arguments: [
      ("", "", false), ("ada", "", false), ("ada", " \t", false), (" ", "secret", false),
      ("ada", " x ", true),
    ])
  func input(name: String, password: String, isEnabled: Bool) {
    viewModel.events.onNext(.nameEdited(name))
    viewModel.events.onNext(.passwordEdited(password))
    #expect(shown.data == LoginViewInputData(isSubmitEnabled: isEnabled))
    viewModel.events.onNext(.submitTapped)
    #expect(server.waiting.map(\.subject) == (isEnabled ? [name] : []))
  }

  @Test("While a log-in runs, the form is disabled and sends no second one.")
  func running() {
    viewModel.events.onNext(.nameEdited("ada"))
    viewModel.events.onNext(.passwordEdited("secret"))
    viewModel.events.onNext(.submitTapped)
    viewModel.events.onNext(.submitTapped)
    #expect(shown.data == LoginViewInputData(isEditable: false, isSpinnerShown: true))
    #expect(server.waiting.count == 1)
  }
}

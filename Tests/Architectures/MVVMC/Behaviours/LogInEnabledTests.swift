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
    #expect(shown.data == .sample(isSubmitEnabled: isEnabled))
    viewModel.events.onNext(.submitTapped)
    #expect(server.waiting.map(\.subject) == (isEnabled ? [name] : []))
  }

  @Test("What is typed and submitted goes to the provider.")
  func events() {
    let provider = FakeLoginProvider()
    let viewModel = LoginViewModelImpl(provider: provider)
    for event in [LoginEvents.nameEdited("ada"), .passwordEdited("secret"), .submitTapped] {
      viewModel.events.onNext(event)
    }
    #expect(provider.calls == ["name ada", "password secret", "logIn"])
  }

  @Test("While a log-in runs, the form is disabled and sends no second one.")
  func running() {
    viewModel.events.onNext(.nameEdited("ada"))
    viewModel.events.onNext(.passwordEdited("secret"))
    viewModel.events.onNext(.submitTapped)
    viewModel.events.onNext(.submitTapped)
    #expect(shown.data == .sample(isEditable: false, isSpinnerShown: true))
    #expect(server.waiting.count == 1)
  }
}

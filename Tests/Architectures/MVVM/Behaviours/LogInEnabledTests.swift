import Controllers
import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("Log in is enabled only for valid input", .measured) struct LogInEnabledTests {
  private let server = FakeServer()
  private let sessions: ObservableSessionStore
  private let viewModel: LoginViewModel
  private let isEnabled: TestObserver<Bool>

  init() {
    sessions = .fake(server)
    viewModel = LoginViewModel(sessions: sessions)
    isEnabled = TestObserver(viewModel.submit.isEnabled)
  }

  @Test("Log in is enabled while neither the name nor the password is blank.")
  func valid() {
    viewModel.nameEdited("ada")
    viewModel.passwordEdited("secret")
    viewModel.passwordEdited(" \t ")
    viewModel.passwordEdited("secret")
    viewModel.nameEdited("")
    #expect(isEnabled.values == [false, true, false, true, false])
  }

  @Test("Log in with blank input sends no request.")
  func blank() {
    viewModel.nameEdited("ada")
    viewModel.submit.execute()
    #expect(server.waiting.isEmpty)
  }

  @Test("The form is disabled and shows a spinner while a log-in runs.")
  func running() {
    let isEditable = TestObserver(viewModel.isEditable)
    let isSpinnerShown = TestObserver(viewModel.isSpinnerShown)
    viewModel.nameEdited("ada")
    viewModel.passwordEdited("secret")
    viewModel.submit.execute()
    #expect(server.waiting.map(\.subject) == ["ada"])
    server.answer(.login, .session(.ada))
    #expect(sessions.state.value == .signedIn(.ada))
    #expect(isEnabled.values == [false, true, false, true])
    #expect(isEditable.values == [true, false, true])
    #expect(isSpinnerShown.values == [false, true, false])
  }
}

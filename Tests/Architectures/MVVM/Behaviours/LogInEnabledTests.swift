import Model
import Testing
import UnitTestSupport

@testable import MVVM

@Suite("Log in is enabled only for valid input", .measured) struct LogInEnabledTests {
  private let viewModel = LoginViewModel(sessions: .fake(FakeServer()))

  @Test("Log in is disabled until name and password are typed.")
  func typed() {
    #expect(!viewModel.submit.isEnabled.value)
    viewModel.nameEdited("ada")
    #expect(!viewModel.submit.isEnabled.value)
    viewModel.passwordEdited("secret")
    #expect(viewModel.submit.isEnabled.value)
  }
}

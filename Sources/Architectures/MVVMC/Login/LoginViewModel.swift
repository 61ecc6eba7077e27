import Model

protocol LoginViewModel: AnyObject {
  var viewInputData: Observable<LoginViewInputData> { get }
  var events: PublishSubject<LoginEvents> { get }
}

/// What the user does on the screen.
enum LoginEvents {
  case nameEdited(String)
  case passwordEdited(String)
  case submitTapped
}

/// What the screen shows.
struct LoginViewInputData: Equatable {
  var isSubmitEnabled: Bool
  var isEditable: Bool
  var isSpinnerShown: Bool
  var errorMessage: String?
}

final class LoginViewModelImpl: LoginViewModel {
  let viewInputData: Observable<LoginViewInputData>
  let events = PublishSubject<LoginEvents>()
  private let provider: any LoginProvider
  private let disposeBag = DisposeBag()

  init(provider: any LoginProvider) {
    self.provider = provider
    viewInputData = provider.state.map { $0.mapToViewInputData() }.distinctUntilChanged()
    events.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: disposeBag)
  }

  private func handle(_ event: LoginEvents) {
    switch event {
    case .nameEdited(let text): provider.edit(name: text)
    case .passwordEdited(let text): provider.edit(password: text)
    case .submitTapped: provider.logIn()
    }
  }
}

extension LoginProviderState {
  fileprivate func mapToViewInputData() -> LoginViewInputData {
    LoginViewInputData(
      isSubmitEnabled: canLogIn, isEditable: !isLoggingIn, isSpinnerShown: isLoggingIn,
      errorMessage: error.map {
        $0 == .wrongCredentials ? "Wrong name or password." : "Could not log in."
      })
  }
}

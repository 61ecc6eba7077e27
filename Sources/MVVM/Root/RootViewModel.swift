import Model

/// The top of the view models: a fresh one below it for each log-in and each log-out.
final class RootViewModel {
  @Output(.restoring) var screen: Property<RootScreen>
  private let sessions: ObservableSessionStore
  private let makeTabs: (Session) -> TabsViewModel
  private let bag = DisposalBag()

  /// - Parameters:
  ///   - sessions: tells who is signed in.
  ///   - makeTabs: makes what is there for somebody signed in, stores included.
  init(sessions: ObservableSessionStore, makeTabs: @escaping (Session) -> TabsViewModel) {
    self.sessions = sessions
    self.makeTabs = makeTabs
    sessions.state.observe(in: bag) { [weak self] in self?.follow($0) }
  }

  func launched() {
    sessions.restore()
  }

  private func follow(_ state: SessionState) {
    switch state {
    case .restoring: _screen.value = .restoring
    case .signedOut: _screen.value = .login(LoginViewModel(sessions: sessions))
    case .signedIn(let session): _screen.value = .tabs(makeTabs(session))
    }
  }
}

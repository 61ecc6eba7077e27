import Model

/// The view model of the window, at the top of all view models.
///
/// Makes a new view model for each log-in and each log-out. Owns the link that waits to be followed.
final class RootViewModel {
  @Output(.restoring) var screen: Property<RootScreen>
  /// A URL that was opened is not a link into the app.
  @Emitter var alertUnopenableLink: Signal<Void>
  private let sessions: ObservableSessionStore
  private let overlay: Overlay
  private let makeTabs: (Session) -> TabsViewModel
  private var waitingLink: DeepLink?
  private let bag = DisposalBag()
  /// Observations that last as long as a user is signed in.
  private let tabsBag = DisposalBag()

  /// - Parameters:
  ///   - sessions: holds the session of the signed-in user.
  ///   - overlay: holds back links and alerts while it is not empty.
  ///   - makeTabs: makes the view model of the tabs and the stores for a session.
  init(
    sessions: ObservableSessionStore, overlay: Overlay,
    makeTabs: @escaping (Session) -> TabsViewModel
  ) {
    self.sessions = sessions
    self.overlay = overlay
    self.makeTabs = makeTabs
    sessions.state.observe(in: bag) { [weak self] in self?.follow($0) }
    overlay.isEmpty.observe(in: bag) { [weak self] in if $0 { self?.overlayEmptied() } }
  }

  func launched() {
    sessions.restore()
  }

  private func follow(_ state: SessionState) {
    if case .tabs = screen.value {
      // Logged out: the link belonged to the old user.
      waitingLink = nil
      tabsBag.dispose()
    }
    _screen.value = makeScreen(state)
    if case .tabs(let tabs) = screen.value {
      tabs.isLoaded.observe(in: tabsBag) { [weak self] _ in self?.followLink() }
      followLink()
    }
  }

  private func makeScreen(_ state: SessionState) -> RootScreen {
    switch state {
    case .restoring: .restoring
    case .signedOut: .login(LoginViewModel(sessions: sessions))
    case .signedIn(let session): .tabs(makeTabs(session))
    }
  }

  // MARK: - Links

  func open(url: String) {
    if let link = DeepLink(url: url) {
      waitingLink = link
      followLink()
    } else if !overlay.hasAlert.value {
      overlay.setAlert(true)
      _alertUnopenableLink.send(())
    }
  }

  func okTapped() {
    overlay.setAlert(false)
  }

  private func overlayEmptied() {
    // A deleted note is reported before a link is followed.
    if case .tabs(let tabs) = screen.value { tabs.notes.alertIfDeleted() }
    followLink()
  }

  /// Follows the waiting link, if it need not wait any longer.
  private func followLink() {
    guard let link = waitingLink, overlay.isEmpty.value, case .tabs(let tabs) = screen.value,
      tabs.canFollow(link)
    else { return }
    waitingLink = nil
    tabs.follow(link)
  }
}

/// The screen in the window, with the view model of its views.
enum RootScreen: Equatable {
  case restoring
  case login(LoginViewModel)
  case tabs(TabsViewModel)

  private var viewModel: AnyObject? {
    switch self {
    case .restoring: nil
    case .login(let viewModel): viewModel
    case .tabs(let viewModel): viewModel
    }
  }

  static func == (left: RootScreen, right: RootScreen) -> Bool {
    left.viewModel === right.viewModel
  }
}

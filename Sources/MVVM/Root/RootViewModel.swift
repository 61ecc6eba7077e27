import Model

/// The top of the view models: a fresh one below it for each log-in and each log-out.
///
/// Owns the link that waits to be followed.
final class RootViewModel {
  @Output(.restoring) var screen: Property<RootScreen>
  /// A URL is no link into the app.
  @Emitter var alertUnopenableLink: Signal<Void>
  private let sessions: ObservableSessionStore
  private let overlay: OverlayViewModel
  private let makeTabs: (Session) -> TabsViewModel
  private var waitingLink: DeepLink?
  private let bag = DisposalBag()
  /// What lasts as long as somebody is signed in.
  private let tabsBag = DisposalBag()

  /// - Parameters:
  ///   - sessions: tells who is signed in.
  ///   - overlay: tells what is over the screens.
  ///   - makeTabs: makes what is there for somebody signed in, stores included.
  init(
    sessions: ObservableSessionStore, overlay: OverlayViewModel,
    makeTabs: @escaping (Session) -> TabsViewModel
  ) {
    self.sessions = sessions
    self.overlay = overlay
    self.makeTabs = makeTabs
    sessions.state.observe(in: bag) { [weak self] in self?.follow($0) }
    overlay.settled.observe(in: bag) { [weak self] in self?.followLink() }
  }

  func launched() {
    sessions.restore()
  }

  private func follow(_ state: SessionState) {
    if case .tabs = screen.value {
      // Logged out: the link goes with everything else of the old user.
      waitingLink = nil
      tabsBag.dispose()
    }
    _screen.value = makeScreen(state)
    if case .tabs(let tabs) = screen.value {
      // At once, then when the notes are there.
      tabs.isLoaded.observe(in: tabsBag) { [weak self] _ in self?.followLink() }
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
    } else if !overlay.hasAlert {
      overlay.alertOpened()
      _alertUnopenableLink.send(())
    }
  }

  func okTapped() {
    overlay.alertClosed()
  }

  /// Follows the link that waits, if it need not wait any longer.
  private func followLink() {
    guard let link = waitingLink, overlay.isEmpty, case .tabs(let tabs) = screen.value,
      tabs.canFollow(link)
    else { return }
    waitingLink = nil
    tabs.follow(link)
  }
}

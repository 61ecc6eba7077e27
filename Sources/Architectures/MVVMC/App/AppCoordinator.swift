import Model
import Screens
import Toolkit

/// Decides which flow runs: the log-in or the tabs; and follows links when they can be followed.
final class AppCoordinator: BaseCoordinator {
  private let window: Window
  private let container: DIContainer
  private let overlay: Overlay
  private let sessions: SessionService
  private var tabs: TabsCoordinator?
  /// The link that is followed as soon as it can be.
  private var waitingLink: DeepLink?
  private let disposeBag = DisposeBag()

  init(window: Window, container: DIContainer) {
    self.window = window
    self.container = container
    overlay = container.resolve()
    sessions = container.resolve()
  }

  override func start() {
    sessions.state.subscribe(onNext: { [weak self] in self?.run($0) }).disposed(by: disposeBag)
    overlay.onCleared = { [weak self] in self?.uncovered() }
    sessions.restore()
  }

  /// Follows a link, now or later; the latest one alone.
  override func start(with link: DeepLink) {
    waitingLink = link
    followLink()
  }

  /// Follows the link that waits, unless a coordinator has covered the screens again.
  override func uncovered() {
    super.uncovered()
    followLink()
  }

  /// Reports a URL that is no link into the app; nothing while another alert is shown.
  func alertUnopenableLink() {
    guard !overlay.hasAlert else { return }
    overlay.show(
      AlertController.unopenableLink(on: container.resolve()) { [overlay] in
        overlay.closed()
      })
  }

  // MARK: - Flows

  private func run(_ state: SessionState) {
    endFlow()
    switch state {
    case .restoring: window.rootViewController = RestoringViewController(on: window.loop)
    case .signedOut: startLogin()
    case .signedIn(let session): startTabs(session)
    }
  }

  private func endFlow() {
    if tabs != nil {
      // Logged out: the link belonged to the old user.
      waitingLink = nil
    }
    tabs = nil
    for child in childCoordinators { removeDependency(child) }
    container.session.clean()
  }

  private func startLogin() {
    let router = RouterImp(on: container.resolve())
    let coordinator = LoginCoordinator(router: router, container: container)
    addDependency(coordinator)
    coordinator.start()
    window.rootViewController = router.toPresent()
  }

  private func startTabs(_ session: Session) {
    container.session.insert(session)
    let coordinator = TabsCoordinator(container: container)
    // After those who observe the notes have got them, because the note is opened and selected then.
    coordinator.onReady = { [weak self, loop = window.loop] in
      loop.async { self?.followLink() }
    }
    tabs = coordinator
    addDependency(coordinator)
    coordinator.start()
    window.rootViewController = coordinator.toPresent()
    followLink()
  }

  // MARK: - Links

  /// Follows the waiting link, if it need not wait any longer.
  private func followLink() {
    guard let link = waitingLink, overlay.isEmpty, let tabs, tabs.canFollow(link) else { return }
    waitingLink = nil
    tabs.start(with: link)
  }
}

import Model
import Screens
import Toolkit

/// The flow of a signed-in user: a flow for each tab, and the tab bar.
final class TabsCoordinator: BaseCoordinator, Presentable {
  /// All links can be followed now.
  var onReady: (() -> Void)?
  private let container: DIContainer
  private var module: TabsDependency?
  private var notes: NotesCoordinator?

  init(container: DIContainer) {
    self.container = container
  }

  override func start() {
    // The flows first: the tab bar controller needs its children when it is made. Each flow loads
    // what it shows, from left to right.
    let flows = [notesFlow(), profileFlow()]
    let module: TabsDependency = container.resolve(
      with: TabControllers(controllers: flows.map { $0.toPresent() }))
    module.viewModel.onBackToList = { [weak self] in self?.notes?.showList() }
    self.module = module
  }

  func toPresent() -> ViewController {
    guard let module else { fatalError("the flow has not started") }
    return module.viewController
  }

  /// Whether the link can be followed now: all links but one need the notes.
  func canFollow(_ link: DeepLink) -> Bool {
    link == .profile || notes?.isReady == true
  }

  override func start(with link: DeepLink) {
    switch link {
    case .profile:
      show(.profile)
    case .newNote:
      // The editor first: it holds back the alert about an open note that was deleted.
      notes?.start(with: link)
      show(.notes)
    case .note:
      // The way back first: an open note that was deleted does not come into view again.
      notes?.showList()
      show(.notes)
      notes?.start(with: link)
    }
  }

  private func show(_ tab: Tab) {
    module?.viewController.setSelectedIndex(tab.rawValue)
  }

  // MARK: - Flows

  private func notesFlow() -> any Presentable {
    let router = RouterImp(on: container.resolve())
    let coordinator = NotesCoordinator(router: router, container: container)
    coordinator.onReady = { [weak self] in self?.onReady?() }
    notes = coordinator
    start(coordinator)
    return router
  }

  private func profileFlow() -> any Presentable {
    let router = RouterImp(on: container.resolve())
    start(ProfileCoordinator(router: router, container: container))
    return router
  }

  private func start(_ coordinator: any Coordinator) {
    addDependency(coordinator)
    coordinator.start()
  }
}

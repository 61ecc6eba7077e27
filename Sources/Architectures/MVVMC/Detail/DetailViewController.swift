import Screens
import Toolkit

/// Shows the buttons around the pages of notes; the modules of the pages come from the container.
final class DetailViewController: ViewController, PageViewControllerDataSource,
  PageViewControllerDelegate
{
  private let viewModel: any DetailViewModel
  private let pageModules: Provider<NotePageDependency>
  private lazy var screen = DetailScreen(on: loop)
  private lazy var pages = PageViewController(
    screen.pageView, showing: pageModules.value(with: viewModel.note).viewController)

  // MARK: - Life cycle

  init(
    viewModel: any DetailViewModel, pageModules: Provider<NotePageDependency>, loop: MainLoop
  ) {
    self.viewModel = viewModel
    self.pageModules = pageModules
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    bindActions()
    pages.dataSource = self
    pages.delegate = self
    embed(pages)
    _ = pages.view
  }

  override func viewDidAppear() {
    viewModel.events.onNext(.viewDidAppear)
  }

  override func viewDidDisappear() {
    viewModel.events.onNext(.viewDidDisappear)
  }

  // MARK: - User actions

  private func bindActions() {
    let events = viewModel.events
    screen.backButton.onTap = { events.onNext(.backTapped) }
    screen.editButton.onTap = { events.onNext(.editTapped) }
    screen.deleteButton.onTap = { events.onNext(.deleteTapped) }
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? {
    viewModel.neighbour(-1).map { pageModules.value(with: $0).viewController }
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    viewModel.neighbour(1).map { pageModules.value(with: $0).viewController }
  }

  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    if let page = page as? NotePageViewController {
      viewModel.events.onNext(.pageTurned(page.viewModel.note))
    }
  }
}

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
    screen.pageView,
    showing: pageModules.value(with: viewModel.viewInputData.value.page).viewController)

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
    makePage(-1)
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    makePage(1)
  }

  /// Returns a new page, if there is one that many places to the right.
  private func makePage(_ offset: Int) -> ViewController? {
    viewModel.events.onNext(.pageWanted(offset))
    return viewModel.viewInputData.value.wantedPage.map {
      pageModules.value(with: $0).viewController
    }
  }

  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    viewModel.events.onNext(.pageTurned)
  }
}

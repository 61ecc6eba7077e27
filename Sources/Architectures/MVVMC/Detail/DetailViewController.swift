import Screens
import Toolkit

/// Shows the buttons around the pages of notes; the modules of the pages come from the container.
final class DetailViewController: ViewController, PageViewControllerDataSource,
  PageViewControllerDelegate
{
  private let viewModel: any DetailViewModel
  private let pageModules: Provider<NotePageDependency>
  private lazy var screen = DetailScreen(on: loop)
  private var pages: PageViewController?
  /// The data that were rendered last.
  private var shown: DetailViewInputData?
  private var disposeBag = DisposeBag()

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
  }

  override func viewWillAppear() {
    disposeBag = DisposeBag()
    viewModel.viewInputData.subscribe(onNext: { [weak self] in self?.render(data: $0) })
      .disposed(by: disposeBag)
  }

  override func viewDidAppear() {
    viewModel.events.onNext(.viewDidAppear)
  }

  override func viewDidDisappear() {
    viewModel.events.onNext(.viewDidDisappear)
    disposeBag = DisposeBag()
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
    shown?.previousPage.map { pageModules.value(with: $0).viewController }
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    shown?.nextPage.map { pageModules.value(with: $0).viewController }
  }

  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    guard let note = (page as? NotePageViewController)?.shown?.note else { return }
    viewModel.events.onNext(.pageTurned(note))
  }

  // MARK: - Showing changes

  private func render(data: DetailViewInputData) {
    shown = data
    // Later pages come from the data source.
    guard pages == nil else { return }
    let pages = PageViewController(
      screen.pageView, showing: pageModules.value(with: data.page).viewController)
    pages.dataSource = self
    pages.delegate = self
    embed(pages)
    _ = pages.view
    self.pages = pages
  }
}

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
    self.page(beside: page, step: -1)
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    self.page(beside: page, step: 1)
  }

  private func page(beside page: ViewController, step: Int) -> ViewController? {
    guard let pages = shown?.pages, let place = pages.firstIndex(where: { $0 == id(of: page) }),
      pages.indices.contains(place + step)
    else { return nil }
    return pageModules.value(with: pages[place + step]).viewController
  }

  private func id(of page: ViewController) -> Int? {
    (page as? NotePageViewController)?.noteID
  }

  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    if let id = id(of: page) { viewModel.events.onNext(.pageTurned(id)) }
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

import Screens
import Toolkit

/// The open note, on a page between those of its neighbours.
final class DetailViewController: ViewController {
  private let service: any DetailInforming
  private let navigation: any BackInforming
  private lazy var screen = DetailScreen(on: loop)
  private var page: NotePageViewController
  private lazy var pages = PageViewController(screen.pageView, showing: page)
  private(set) var viewModel: DetailViewModel

  // MARK: - Life cycle

  /// - Parameters:
  ///   - viewModel: what is shown until the first update.
  ///   - service: the Service to inform of what the user does to the note.
  ///   - navigation: the Service to inform of the wish to go back.
  ///   - loop: the loop of the views.
  init(
    _ viewModel: DetailViewModel, _ service: any DetailInforming, navigation: any BackInforming,
    on loop: MainLoop
  ) {
    self.viewModel = viewModel
    self.service = service
    self.navigation = navigation
    page = NotePageViewController(viewModel.page, on: loop)
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    embed(pages)
    // The page view is in the screen already; loading it shows the first page there.
    _ = pages.view
    pages.dataSource = self
    pages.delegate = self
    informOfActions()
  }

  // MARK: - User actions

  private func informOfActions() {
    screen.backButton.onTap = { [navigation] in navigation.backTapped() }
    screen.editButton.onTap = { [service] in service.editTapped() }
    screen.deleteButton.onTap = { [service] in service.deleteTapped() }
  }

  // MARK: - Showing changes

  func update(_ viewModel: DetailViewModel) {
    self.viewModel = viewModel
    // The page compares itself, for the user may have turned to it while an alert came up.
    page.update(viewModel.page)
  }
}

extension DetailViewController: PageViewControllerDataSource, PageViewControllerDelegate {
  func pageViewController(
    _ controller: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? {
    viewModel.previous.map { NotePageViewController($0, on: loop) }
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    viewModel.next.map { NotePageViewController($0, on: loop) }
  }

  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    guard let page = page as? NotePageViewController else { return }
    self.page = page
    service.pageTurned(to: page.viewModel.id)
  }
}

/// The page of one note.
final class NotePageViewController: ViewController {
  private lazy var screen = NotePageScreen(on: loop)
  private(set) var viewModel: NotePageViewModel

  // MARK: - Life cycle

  init(_ viewModel: NotePageViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    show()
  }

  // MARK: - Showing changes

  func update(_ viewModel: NotePageViewModel) {
    guard viewModel != self.viewModel else { return }
    self.viewModel = viewModel
    show()
  }

  private func show() {
    screen.textView.setText(viewModel.text)
    screen.createdLabel.setText(viewModel.created)
    screen.changedLabel.setText(viewModel.changed)
    screen.wordsLabel.setText(viewModel.words)
  }
}

import Screens
import Toolkit

/// Binds the buttons around the pages of notes, and makes the pages.
final class DetailViewController: ViewController, PageViewControllerDataSource,
  PageViewControllerDelegate
{
  private let viewModel: DetailViewModel
  private let bag = DisposalBag()
  private lazy var screen = DetailScreen(on: loop)
  private lazy var pages = PageViewController(
    screen.pageView, showing: NotePageViewController(viewModel.page, on: loop))

  // MARK: - Life cycle

  init(_ viewModel: DetailViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    bindActions()
    pages.dataSource = self
    pages.delegate = self
    embed(pages)
    // Loads the first page into `screen.pageView`, which is the view of the pages.
    _ = pages.view
    bindNavigation()
  }

  override func viewDidAppear() {
    viewModel.appeared()
  }

  override func viewDidDisappear() {
    viewModel.disappeared()
  }

  // MARK: - User actions

  private func bindActions() {
    screen.backButton.onTap = { [weak self] in self?.backTapped() }
    screen.editButton.onTap = { [viewModel] in viewModel.editTapped() }
    screen.deleteButton.onTap = { [viewModel] in viewModel.deleteTapped() }
  }

  private func backTapped() {
    navigationController?.pop()
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? {
    makePage(-1, from: page)
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    makePage(1, from: page)
  }

  private func makePage(_ offset: Int, from page: ViewController) -> ViewController? {
    guard let page = page as? NotePageViewController else { return nil }
    return viewModel.makePage(offset, from: page.viewModel)
      .map { NotePageViewController($0, on: loop) }
  }

  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    if let page = page as? NotePageViewController { viewModel.pageTurned(to: page.viewModel) }
  }

  // MARK: - Showing changes

  private func bindNavigation() {
    viewModel.close.observe(in: bag) { [weak self] in self?.navigationController?.pop() }
    viewModel.openEditor.observe(in: bag) { [weak self] editor in
      guard let self else { return }
      present(EditorViewController(editor, on: loop))
    }
    viewModel.alertDeleted.observe(in: bag) { [weak self] in self?.alertDeleted() }
  }

  private func alertDeleted() {
    present(AlertController.noteDeleted(on: loop) { [viewModel] in viewModel.okTapped() })
  }
}

import Screens
import Toolkit

/// The open note, on a page between those of its neighbours.
final class DetailViewController: ViewController {
  private let navigation: any BackInforming
  private let notes: any PageInforming & DeleteInforming
  private let editor: any EditInforming
  private lazy var screen = DetailScreen(on: loop)
  private var page: NotePageViewController
  private lazy var pages = PageViewController(screen.pageView, showing: page)
  private(set) var viewModel: Branch<DetailViewModel>?

  // MARK: - Life cycle

  /// - Parameters:
  ///   - noteID: the note of the first page.
  ///   - navigation: the Service to inform of the wish to go back.
  ///   - notes: the Service to inform of turned pages and of the wish to delete the note.
  ///   - editor: the Service to inform of the wish to edit the note.
  ///   - loop: the loop of the views.
  init(
    showing noteID: Int, _ navigation: any BackInforming,
    notes: any PageInforming & DeleteInforming, editor: any EditInforming, on loop: MainLoop
  ) {
    self.navigation = navigation
    self.notes = notes
    self.editor = editor
    page = NotePageViewController(of: noteID, on: loop)
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    embed(pages)
    _ = pages.view
    pages.dataSource = self
    pages.delegate = self
    informOfActions()
  }

  // MARK: - User actions

  private func informOfActions() {
    screen.backButton.onTap = { [navigation] in navigation.backTapped() }
    screen.editButton.onTap = { [editor] in editor.editTapped() }
    screen.deleteButton.onTap = { [notes] in notes.deleteTapped() }
  }

  // MARK: - Showing changes

  func update(_ viewModel: Branch<DetailViewModel>) {
    guard viewModel != self.viewModel else { return }
    self.viewModel = viewModel
    page.update(viewModel.content.page)
  }
}

// A new page is blank. Turning to it informs the Service, and the pass that follows fills the page.
extension DetailViewController: PageViewControllerDataSource, PageViewControllerDelegate {
  func pageViewController(
    _ controller: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController? {
    viewModel?.content.previousID.map { NotePageViewController(of: $0, on: loop) }
  }

  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController? {
    viewModel?.content.nextID.map { NotePageViewController(of: $0, on: loop) }
  }

  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController) {
    guard let page = page as? NotePageViewController else { return }
    self.page = page
    notes.pageTurned(to: page.noteID)
  }
}

/// The page of one note.
final class NotePageViewController: ViewController {
  let noteID: Int
  private lazy var screen = NotePageScreen(on: loop)
  private var viewModel: NotePageViewModel?

  // MARK: - Life cycle

  init(of noteID: Int, on loop: MainLoop) {
    self.noteID = noteID
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  // MARK: - Showing changes

  func update(_ viewModel: NotePageViewModel) {
    guard viewModel != self.viewModel else { return }
    self.viewModel = viewModel
    screen.textView.setText(viewModel.text)
    screen.createdLabel.setText(viewModel.created)
    screen.changedLabel.setText(viewModel.changed)
    screen.wordsLabel.setText(viewModel.words)
  }
}

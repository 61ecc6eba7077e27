import Screens
import Toolkit

/// One note, to read.
final class DetailViewController: ViewController {
  private let navigation: any BackInforming
  private let notes: any DeleteInforming
  private let editor: any EditInforming
  private lazy var screen = DetailScreen(on: loop)
  private lazy var page = NotePageViewController(on: loop)
  private lazy var pages = PageViewController(screen.pageView, showing: page)
  private var viewModel: DetailViewModel?

  // MARK: - Life cycle

  init(
    _ navigation: any BackInforming, notes: any DeleteInforming, editor: any EditInforming,
    on loop: MainLoop
  ) {
    self.navigation = navigation
    self.notes = notes
    self.editor = editor
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    embed(pages)
    _ = pages.view
    screen.backButton.onTap = { [navigation] in navigation.backTapped() }
    screen.editButton.onTap = { [editor] in editor.editTapped() }
    screen.deleteButton.onTap = { [notes] in notes.deleteTapped() }
  }

  // MARK: - Showing changes

  func update(_ viewModel: DetailViewModel) {
    guard viewModel != self.viewModel else { return }
    self.viewModel = viewModel
    page.screen.textView.setText(viewModel.text)
    page.screen.createdLabel.setText(viewModel.created)
    page.screen.changedLabel.setText(viewModel.changed)
    page.screen.wordsLabel.setText(viewModel.words)
  }
}

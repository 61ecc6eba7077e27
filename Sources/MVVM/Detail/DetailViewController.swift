import Screens
import Toolkit

/// Binds a note's page.
final class DetailViewController: ViewController {
  private let viewModel: DetailViewModel
  private let bag = DisposalBag()
  private lazy var screen = DetailScreen(on: loop)
  private lazy var page = NotePageViewController(on: loop)
  private lazy var pages = PageViewController(screen.pageView, showing: page)

  init(_ viewModel: DetailViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
    super.init(on: loop)
  }

  // MARK: - Life cycle

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    embed(pages)
    _ = pages.view
    bindActions()
    bindOutputs()
    bindNavigation()
  }

  // MARK: - User actions

  private func bindActions() {
    screen.backButton.onTap = { [weak self] in self?.navigationController?.pop() }
    screen.editButton.onTap = { [viewModel] in viewModel.editTapped() }
    screen.deleteButton.onTap = { [viewModel] in viewModel.deleteTapped() }
  }

  // MARK: - Showing changes

  private func bindOutputs() {
    page.screen.createdLabel.text = viewModel.created
    viewModel.text.bind(to: page.screen.textView.textTarget, in: bag)
    viewModel.changed.bind(to: page.screen.changedLabel.textTarget, in: bag)
    viewModel.words.bind(to: page.screen.wordsLabel.textTarget, in: bag)
  }

  private func bindNavigation() {
    viewModel.close.observe(in: bag) { [weak self] in self?.navigationController?.pop() }
    viewModel.openEditor.observe(in: bag) { [weak self] editor in
      guard let self else { return }
      present(EditorViewController(editor, on: loop))
    }
  }
}

import Screens
import Toolkit

/// A sheet in which a note is written; each update writes every view.
final class PublishedEditorViewController: ViewController {
  private let service: any EditorInforming
  private lazy var screen = EditorScreen(on: loop)
  private(set) var viewModel: Branch<EditorViewModel>?

  // MARK: - Life cycle

  init(_ service: any EditorInforming, on loop: MainLoop) {
    self.service = service
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    informOfActions()
  }

  // MARK: - User actions

  private func informOfActions() {
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.textView.onEdit = { [service] in service.textEdited($0) }
    screen.saveButton.onTap = { [service] in service.saveTapped() }
    screen.keepMineButton.onTap = { [service] in service.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [service] in service.takeTheirsTapped() }
  }

  private func cancelTapped() {
    if let viewModel { service.cancelTapped(viewModel.content.number) }
  }

  // MARK: - Showing changes

  func update(_ viewModel: Branch<EditorViewModel>) {
    self.viewModel = viewModel
    show(viewModel.content)
  }

  private func show(_ viewModel: EditorViewModel) {
    screen.textView.text = viewModel.text
    screen.textView.isEnabled = viewModel.isTextEnabled
    screen.counterLabel.text = viewModel.counter
    screen.saveButton.isEnabled = viewModel.isSaveEnabled
    screen.errorLabel.isHidden = !viewModel.isErrorShown
    screen.conflictLabel.isHidden = !viewModel.isConflictShown
    screen.keepMineButton.isHidden = !viewModel.isConflictShown
    screen.takeTheirsButton.isHidden = !viewModel.isConflictShown
  }
}

import Screens
import Toolkit

/// A sheet in which a note is written.
final class EditorViewController: ViewController {
  private let service: any EditorInforming
  private let notes: any SaveInforming
  private lazy var screen = EditorScreen(on: loop)
  private(set) var viewModel: EditorViewModel?

  // MARK: - Life cycle

  init(_ service: any EditorInforming, notes: any SaveInforming, on loop: MainLoop) {
    self.service = service
    self.notes = notes
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    informOfActions()
  }

  // MARK: - User actions

  private func informOfActions() {
    screen.cancelButton.onTap = { [weak self] in self?.cancelTapped() }
    screen.textView.onEdit = { [weak self] in self?.textEdited($0) }
    screen.saveButton.onTap = { [notes] in notes.saveTapped() }
    screen.keepMineButton.onTap = { [service] in service.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [service] in service.takeTheirsTapped() }
  }

  private func cancelTapped() {
    if let viewModel { service.cancelTapped(viewModel.number) }
  }

  private func textEdited(_ text: String) {
    if let viewModel { service.textEdited(text, in: viewModel.number) }
  }

  // MARK: - Showing changes

  func update(_ viewModel: EditorViewModel) {
    guard viewModel != self.viewModel else { return }
    self.viewModel = viewModel
    show(viewModel)
  }

  private func show(_ viewModel: EditorViewModel) {
    screen.textView.setText(viewModel.text)
    screen.textView.setEnabled(viewModel.isTextEnabled)
    screen.counterLabel.setText(viewModel.counter)
    screen.saveButton.setEnabled(viewModel.isSaveEnabled)
    screen.errorLabel.setHidden(!viewModel.isErrorShown)
    screen.conflictLabel.setHidden(!viewModel.isConflictShown)
    screen.keepMineButton.setHidden(!viewModel.isConflictShown)
    screen.takeTheirsButton.setHidden(!viewModel.isConflictShown)
  }
}

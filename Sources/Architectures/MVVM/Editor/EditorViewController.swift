import Screens
import Toolkit

/// Binds the editor.
final class EditorViewController: ViewController {
  private let viewModel: EditorViewModel
  private let bag = DisposalBag()
  private lazy var screen = EditorScreen(on: loop)

  // MARK: - Life cycle

  init(_ viewModel: EditorViewModel, on loop: MainLoop) {
    self.viewModel = viewModel
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    bindActions()
    bindOutputs()
    bindNavigation()
  }

  // MARK: - User actions

  private func bindActions() {
    screen.cancelButton.onTap = { [viewModel] in viewModel.cancelTapped() }
    screen.textView.onEdit = { [viewModel] in viewModel.textEdited($0) }
    screen.saveButton.bind(to: viewModel.save, in: bag)
    screen.keepMineButton.onTap = { [viewModel] in viewModel.keepMineTapped() }
    screen.takeTheirsButton.onTap = { [viewModel] in viewModel.takeTheirsTapped() }
  }

  // MARK: - Showing changes

  private func bindOutputs() {
    viewModel.text.bind(to: screen.textView.setText, in: bag)
    viewModel.counter.bind(to: screen.counterLabel.setText, in: bag)
    viewModel.isEditable.bind(to: screen.textView.setEnabled, in: bag)
    viewModel.isErrorShown.bind(to: screen.errorLabel.setShown, in: bag)
    viewModel.isConflictShown.bind(to: screen.conflictLabel.setShown, in: bag)
    viewModel.isConflictShown.bind(to: screen.keepMineButton.setShown, in: bag)
    viewModel.isConflictShown.bind(to: screen.takeTheirsButton.setShown, in: bag)
  }

  private func bindNavigation() {
    viewModel.close.observe(in: bag) { [weak self] in self?.dismiss() }
    viewModel.askToDiscard.observe(in: bag) { [weak self] in self?.askToDiscard() }
  }

  private func askToDiscard() {
    present(
      AlertController.discardingChanges(
        on: loop, discard: { [viewModel] in viewModel.discardTapped() },
        keep: { [viewModel] in viewModel.keepTapped() }))
  }
}

import Screens
import Toolkit

/// Shows the editor.
final class EditorViewController: ViewController {
  private let viewModel: any EditorViewModel
  private lazy var screen = EditorScreen(on: loop)
  private var disposeBag = DisposeBag()

  // MARK: - Life cycle

  init(viewModel: any EditorViewModel, loop: MainLoop) {
    self.viewModel = viewModel
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

  override func viewDidDisappear() {
    disposeBag = DisposeBag()
  }

  // MARK: - User actions

  private func bindActions() {
    let events = viewModel.events
    screen.cancelButton.onTap = { events.onNext(.cancelTapped) }
    screen.textView.onEdit = { events.onNext(.textEdited($0)) }
    screen.saveButton.onTap = { events.onNext(.saveTapped) }
    screen.keepMineButton.onTap = { events.onNext(.keepMineTapped) }
    screen.takeTheirsButton.onTap = { events.onNext(.takeTheirsTapped) }
  }

  // MARK: - Showing changes

  private func render(data: EditorViewInputData) {
    screen.textView.setText(data.text)
    screen.counterLabel.setText(data.counter)
    screen.textView.setEnabled(data.isEditable)
    screen.saveButton.setEnabled(data.isSaveEnabled)
    screen.errorLabel.setHidden(!data.isErrorShown)
    screen.conflictLabel.setHidden(!data.isConflictShown)
    screen.keepMineButton.setHidden(!data.isConflictShown)
    screen.takeTheirsButton.setHidden(!data.isConflictShown)
  }
}

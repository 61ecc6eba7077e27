import Screens
import Toolkit

/// Shows the editor.
final class EditorViewController: ViewController {
  private let viewModel: any EditorViewModel
  private lazy var screen = EditorScreen(on: loop)
  private lazy var renderer = Renderer(
    viewModel.viewInputData, over: EditorViewInputData(), on: loop
  ) { [unowned self] in render(data: $0) }

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
    renderer.subscribe()
  }

  override func viewDidDisappear() {
    renderer.unsubscribe()
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

  private func render(data: Rendering<EditorViewInputData>) {
    // The view has the text already that the user has just typed.
    data.write(\.text) { screen.textView.setText($0) }
    data.write(\.counter) { screen.counterLabel.text = $0 }
    data.write(\.isEditable) { screen.textView.isEnabled = $0 }
    data.write(\.isSaveEnabled) { screen.saveButton.isEnabled = $0 }
    data.write(\.isErrorShown) { screen.errorLabel.isHidden = !$0 }
    data.write(\.isConflictShown) { screen.conflictLabel.isHidden = !$0 }
    data.write(\.isConflictShown) { screen.keepMineButton.isHidden = !$0 }
    data.write(\.isConflictShown) { screen.takeTheirsButton.isHidden = !$0 }
  }
}

import Screens
import Toolkit

/// A sheet in which a note is written.
final class EditorViewController: ViewController {
  private let service: any EditorInforming
  private lazy var screen = EditorScreen(on: loop)
  private var viewModel: EditorViewModel?

  // MARK: - Life cycle

  init(_ service: any EditorInforming, on loop: MainLoop) {
    self.service = service
    super.init(on: loop)
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.textView.onEdit = { [service] in service.textEdited($0) }
    screen.saveButton.onTap = { [service] in service.saveTapped() }
    screen.cancelButton.onTap = { [service] in service.cancelTapped() }
  }

  // MARK: - Showing changes

  func update(_ viewModel: EditorViewModel) {
    let old = self.viewModel
    guard viewModel != old else { return }
    self.viewModel = viewModel
    screen.textView.setText(viewModel.text)
    screen.textView.setEnabled(viewModel.isTextEnabled)
    screen.counterLabel.setText(viewModel.counter)
    screen.saveButton.setEnabled(viewModel.isSaveEnabled)
    screen.errorLabel.setHidden(!viewModel.isErrorShown)
    // Its own buttons take an alert away, and say so: only its coming is shown here.
    if let question = viewModel.question, old?.question == nil { ask(question) }
  }

  private func ask(_ question: DiscardQuestionViewModel) {
    let discard = AlertController.Action("alert.discard", question.discardTitle) { [service] in
      service.discardTapped()
    }
    let keep = AlertController.Action("alert.keep", question.keepTitle) { [service] in
      service.keepTapped()
    }
    present(AlertController(question.message, [discard, keep], on: loop))
  }
}

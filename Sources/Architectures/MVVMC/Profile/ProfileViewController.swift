import Screens
import Toolkit

/// Shows the profile of the signed-in user.
final class ProfileViewController: ViewController {
  private let viewModel: any ProfileViewModel
  private lazy var screen = ProfileScreen(on: loop)
  private var disposeBag = DisposeBag()

  // MARK: - Life cycle

  init(viewModel: any ProfileViewModel, loop: MainLoop) {
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

  override func viewDidAppear() {
    viewModel.events.onNext(.viewDidAppear)
  }

  override func viewDidDisappear() {
    disposeBag = DisposeBag()
  }

  // MARK: - User actions

  private func bindActions() {
    let events = viewModel.events
    screen.refreshButton.onTap = { events.onNext(.refreshTapped) }
    screen.logOutButton.onTap = { events.onNext(.logOutTapped) }
  }

  // MARK: - Showing changes

  private func render(data: ProfileViewInputData) {
    screen.nameLabel.setText(data.name)
    screen.friendsLabel.setText(data.friends)
    show(picture: data.picture, fadesIn: data.fadesIn)
    screen.notesLabel.setText(data.notes)
    screen.refreshButton.setEnabled(data.isRefreshEnabled)
    screen.errorLabel.setHidden(!data.isErrorShown)
  }

  private func show(picture: String, fadesIn: Bool) {
    let view = screen.avatarView
    // A picture that is shown already does not fade in again.
    guard view.imageName != picture else { return }
    if fadesIn && view.window != nil {
      view.fadeIn(picture, milliseconds: 300)
    } else {
      view.imageName = picture
    }
  }
}

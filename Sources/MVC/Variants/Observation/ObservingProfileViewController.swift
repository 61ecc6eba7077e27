import Toolkit

/// The profile, shown in the property pass from stores that are tracked.
///
/// The avatar comes as a notice: that it fades in when it arrives is no property of anything.
final class ObservingProfileViewController: ProfileViewController {
  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    setNeedsUpdateProperties()
  }

  // MARK: - Showing changes

  override func updateProperties() {
    showLoadState()
    showUser()
    showNoteCount()
  }

  override func show(_ notice: UserNotice) {
    if case .loaded = notice { loadAvatar() }
  }

  override func show(_ notice: NotesNotice) {}
}

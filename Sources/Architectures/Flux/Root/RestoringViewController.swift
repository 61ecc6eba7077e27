import Screens
import Toolkit

/// The screen that is shown while the app looks for a stored session.
final class RestoringViewController: ViewController {
  // MARK: - Life cycle

  override func loadView() -> View { RestoringScreen(on: loop) }
}

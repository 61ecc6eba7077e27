import Screens
import Toolkit

/// Shows that the stored session is being loaded.
final class RestoringViewController: ViewController {
  // MARK: - Life cycle

  override func loadView() -> View { RestoringScreen(on: loop) }
}

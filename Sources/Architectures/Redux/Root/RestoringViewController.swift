import Screens
import Toolkit

/// The screen that is shown until the stored session is read.
final class RestoringViewController: ViewController {
  // MARK: - Life cycle

  override func loadView() -> View { RestoringScreen(on: loop) }
}

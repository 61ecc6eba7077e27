import Screens
import Toolkit

/// What shows until the stored session is read.
final class RestoringViewController: ViewController {
  // MARK: - Life cycle

  override func loadView() -> View { RestoringScreen(on: loop) }
}

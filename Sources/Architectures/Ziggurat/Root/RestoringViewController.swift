import Screens
import Toolkit

/// Shown while the stored session is being looked for.
final class RestoringViewController: ViewController {
  // MARK: - Life cycle

  override func loadView() -> View { RestoringScreen(on: loop) }
}

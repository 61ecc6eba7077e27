import Screens
import Toolkit

/// Writes into one label of the profile, which stands among its siblings in a tab.
final class LabelSubject: ToolkitSubject {
  let loop = MainLoop()
  private let operation: ToolkitOperation
  private let window: Window
  private let screen: ProfileScreen
  // Made before, as an app's texts are not the toolkit's work.
  private let texts = (100..<164).map { "This user has \($0) friends" }
  private let widerTexts = (1_000..<1_064).map { "This user has \($0) friends" }

  init(_ operation: ToolkitOperation) {
    self.operation = operation
    window = Window(on: loop)
    screen = ProfileScreen(on: loop)
    let tabs = TabsScreen(on: loop)
    let notes = NavigationController(root: ScreenController(NotesScreen(on: loop)))
    let controller = TabBarController(tabs, [notes, ScreenController(screen)])
    controller.selectedIndex = 1
    window.rootViewController = controller
    loop.turn { undo() }
  }

  func operate(step: Int) {
    switch operation {
    case .writeLabel: screen.friendsLabel.text = texts[1 + step % 63]
    case .resizeLabel: screen.friendsLabel.text = widerTexts[step % 64]
    default: screen.friendsLabel.text = texts[0]
    }
  }

  func undo() {
    screen.friendsLabel.text = texts[0]
  }

  func check() -> String? {
    let text = screen.friendsLabel.text
    return window.grid.lines.contains { $0.contains(text) } ? nil : "Nothing shows \"\(text)\"."
  }
}

/// Shows a screen with nobody behind it.
final class ScreenController: ViewController {
  private let screen: View

  init(_ screen: View) {
    self.screen = screen
    super.init(on: screen.loop)
  }

  override func loadView() -> View { screen }
}

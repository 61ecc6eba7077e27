import Screens
import Toolkit
import ViewTestSupport

@testable import MVC

extension TestScreen {
  /// Presents a controller over an empty screen.
  func present(_ controller: ViewController) {
    let below = ViewController(on: loop)
    show(below)
    loop.turn { below.present(controller) }
  }

  /// Shows the list of these stores' notes, from which notes can be opened.
  func showList(of account: Account) {
    let list = NotesViewController(
      account: account, updates: OncePerTurn(), onUncovered: {}, on: loop)
    show(NavigationController(root: list))
  }

  /// The titles of the list's rows in view.
  var rows: [String] {
    view("notes.table").subviews.compactMap { ($0 as? NoteCell)?.titleLabel.text }
  }
}

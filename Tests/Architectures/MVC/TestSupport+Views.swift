import Model
import Screens
import Toolkit
import UnitTestSupport
import ViewTestSupport

@testable import MVC

extension TestScreen {
  func showLogin(_ sessionStore: SessionStore) {
    show(LoginViewController(sessionStore: sessionStore, on: loop))
  }

  /// Shows the list of the account's notes, which can open a note.
  func showList(of account: Account) {
    show(NavigationController(root: NotesViewController(account: account, on: loop)))
  }

  /// Presents the editor of a note, or of a new one, over an empty screen.
  @discardableResult
  func showEditor(of note: Note?, in store: NotesStore) -> EditorViewController {
    let editor = EditorViewController(note, in: store, on: loop) {}
    let below = ViewController(on: loop)
    show(below)
    loop.turn { below.present(editor) }
    return editor
  }

  /// Shows the profile of the account's user.
  func showProfile(of account: Account, _ sessionStore: SessionStore) {
    show(ProfileViewController(account: account, sessionStore: sessionStore, on: loop))
  }

  /// The titles of the list's rows in view.
  var rows: [String] { cells.map(\.titleLabel.text) }

  /// The ids of the selected notes in view.
  var selected: [Note.ID] { cells.filter(\.isSelected).map(\.noteID) }

  private var cells: [NoteCell] {
    view("notes.table").subviews.compactMap { $0 as? NoteCell }
  }
}

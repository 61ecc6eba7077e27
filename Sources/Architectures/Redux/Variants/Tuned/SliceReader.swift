/// A subscriber that reads only some slices of the state.
protocol SliceReader: AnyObject {
  static var slices: Slices { get }
  /// The number of its last selections that read rows; the ones before read `.list` only.
  ///
  /// `nil` if no selection reads `.list` only.
  static var selectionsOfRows: Int? { get }
}

extension SliceReader {
  static var selectionsOfRows: Int? { nil }
}

extension RouteSubscriber: SliceReader {
  static var slices: Slices { .route }
}

extension TabsViewController: SliceReader {
  static var slices: Slices { .route }
}

extension LoginViewController: SliceReader {
  static var slices: Slices { .login }
}

extension NotesViewController: SliceReader {
  static var slices: Slices { [.notes, .pictures] }
  static var selectionsOfRows: Int? { 2 }
}

extension NotePageViewController: SliceReader {
  static var slices: Slices { .notes }
}

extension EditorViewController: SliceReader {
  static var slices: Slices { [.editor, .notes] }
}

extension ProfileViewController: SliceReader {
  static var slices: Slices { [.profile, .notes] }
}

extension FriendViewController: SliceReader {
  static var slices: Slices { .friends }
}

import Model

/// The view models of all rows, made anew whenever something about the notes has changed.
final class AllRows: RowsInView {
  override var reloads: Bool { true }

  override func remake(_ ids: [Note.ID]) {
    forgetRows()
    for id in ids { _ = row(of: id) }
  }

  /// They stay, in view or not.
  override func endDisplay(of id: Note.ID) {}
}

import Model

/// The view models of all rows, made again after each change of the notes.
final class AllRows: VariantRowsInView {
  override var reloads: Bool { true }

  override func remake(_ ids: [Note.ID]) {
    forgetRows()
    for id in ids { _ = row(of: id) }
  }

  /// Does nothing: the view models stay, in view or not.
  override func endDisplay(of id: Note.ID) {}
}

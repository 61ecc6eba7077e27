import Toolkit

/// The list of notes, whose table is reloaded at each update, whatever has changed.
final class ReloadingNotesViewController: NotesViewController {
  private var arrangement = 0

  override func update(_ viewModel: NotesViewModel) {
    forget()
    super.update(viewModel)
    if viewModel.arrangement != arrangement { table.scroll(toTop: 0) }
    arrangement = viewModel.arrangement
  }
}

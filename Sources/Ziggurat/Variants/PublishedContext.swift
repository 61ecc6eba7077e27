import Toolkit

/// The object graph of an app that updates as the author's sample does.
final class PublishedContext: AppContext {
  override func renderer(root: RootController) -> Renderer {
    EagerRenderer(root: root, on: loop) { RootPresenter.present(self) }
  }

  override func notesViewController() -> NotesViewController {
    ReloadingNotesViewController(
      notesService, editor: editorService, pictures: pictureService, on: loop)
  }
}

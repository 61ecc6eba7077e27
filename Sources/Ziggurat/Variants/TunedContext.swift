import ArchitectureKit
import Toolkit

/// The object graph with what the options ask for.
final class TunedContext: AppContext {
  private let options: TunedOptions
  private let changes = ServiceChanges()

  init(_ environment: AppEnvironment, _ options: TunedOptions) {
    self.options = options
    super.init(environment)
  }

  override func signal(of service: ServiceName) -> UpdateSignal {
    let signal = super.signal(of: service)
    return options.contains(.memo) ? NamedSignal(service, of: signal, changes) : signal
  }

  override func renderer(root: RootController) -> Renderer {
    guard options.contains(.memo) else { return super.renderer(root: root) }
    let presenter = RememberingPresenter(self, changes)
    return Renderer(root: root, on: loop) { presenter.present() }
  }

  override var emptyList: NoteList {
    NoteList(window: options.contains(.visibleRows) ? RowWindow() : nil)
  }

  override func notesViewController() -> NotesViewController {
    guard options.contains(.visibleRows) else { return super.notesViewController() }
    return WindowedNotesViewController(
      notesService, editor: editorService, pictures: pictureService, on: loop)
  }
}

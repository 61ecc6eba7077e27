import ArchitectureKit
import Controllers
import Toolkit

/// The running app: the object graph, the window and the Renderer between them.
final class ZigguratApp: App {
  let window: Window
  private let renderer: any Rendering
  private let links: LinkService

  init(_ context: AppContext) {
    window = Window(on: context.loop)
    let root = RootController(window: window, viewControllers: context)
    renderer = context.makeRenderer(pushingInto: root)
    links = context.linkService
    context.sessionService.restore()
    renderer.render()
  }

  func open(url: String) {
    links.open(url: url)
  }
}

/// The rungs of the ladder of optimisations, as the objects that the app is built with.
///
/// Each object belongs to one app. The defaults are the headline's.
struct Strategies {
  var renderer: RendererMaker = { context, strategies, root in
    Renderer(
      on: context.loop, strategies.schedule, strategies.changes,
      present: { RootPresenter.present(context, last: $0) }, push: { root.update($0) })
  }
  var schedule: any PassSchedule = PassPerTurn()
  var changes: any PassChanges = UnknownChanges()
  /// The rows of the list that are presented.
  var window = RowWindow.inView
  var history: any RowHistory = NoRowHistory()
  var rows: any RowsPresenting = EachRowPresenter()
  var tableRows: TableRowsMaker = DiffedRows.init
  var notes: NotesServiceMaker = {
    NotesService(NoteList($0, $1), client: $2, navigation: $3, signal: $4)
  }
}

/// The Service of the notes, as Presenters read it and as controllers and other Services inform it.
typealias NotesServing = NoteListReading & NoteSaving & NoteListInforming & PageInforming
  & DeleteInforming & SessionFollower

/// Makes what renders the app into the root controller.
typealias RendererMaker =
  @MainActor (_ context: AppContext, _ strategies: Strategies, _ root: RootController)
  -> any Rendering

/// Makes the Service of the notes.
typealias NotesServiceMaker =
  @MainActor (
    _ window: RowWindow, _ history: any RowHistory, _ client: NotesController,
    _ navigation: NavigationService, _ signal: any UpdateSignal
  ) -> any NotesServing

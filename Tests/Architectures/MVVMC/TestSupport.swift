import Controllers
import Model
import UnitTestSupport

@testable import MVVMC

/// The services and stores that the modules of a session share, on a fake server.
final class SharedServices {
  let server = FakeServer()
  let notes = SharedStore(NotesState())
  let rows = SharedStore(RowsState())
  let service: NotesService
  let rowsService: RowsService

  /// The time is 10:00, and new notes get the ids 1001, 1002 and so on.
  init() {
    var lastID = 1000
    service = NotesService(
      client: NotesController(transport: server),
      timeAndIDs: TimeAndIDs(
        now: { .sample(minute: 60) },
        makeNoteID: {
          lastID += 1
          return lastID
        }),
      session: .ada, store: notes)
    rowsService = RowsService(store: rows, notes: notes, rows: SharedRows())
  }

  /// Makes the module of the list, which requests the notes.
  func makeList(
    cells: @escaping (NotesProviderState) -> any NoteCells = { CellsInView(state: $0) }
  ) -> NotesViewModelImpl {
    let pictures = PicturesService(client: ImageController(transport: server), session: .ada)
    return NotesViewModelImpl(
      provider: NotesProviderImpl(
        notes: notes, service: service, rows: rows, rowsService: rowsService, pictures: pictures),
      cells: CellMapping(map: cells))
  }
}

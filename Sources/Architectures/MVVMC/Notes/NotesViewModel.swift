import Model

protocol NotesViewModel: AnyObject {
  var viewInputData: Observable<NotesViewInputData> { get }
  var events: PublishSubject<NotesEvents> { get }
  var onNoteSelected: ((Note) -> Void)? { get set }
  var onCreateNote: (() -> Void)? { get set }
  /// A link leads to a note that does not exist.
  var onUnknownNote: ((Int) -> Void)? { get set }
}

/// What the user does on the screen, and which rows come into view.
enum NotesEvents {
  case createTapped
  case sortTapped
  case filterEdited(String)
  case refreshTapped
  case retryTapped
  case scrolled(topRow: Int)
  case rowSelected(Int)
  case rowOpened(Int)
  case rowDeleted(Int)
  case rowShown(Int)
  /// The user has turned to the page of the note with this id.
  case pageTurned(Int)
  /// A link leads to the note with this id.
  case linkFollowed(Int)
}

/// What the screen shows.
struct NotesViewInputData: Equatable {
  var title = ""
  var isLoaded = false
  var sortButtonTitle = ""
  var isRefreshEnabled = false
  var isRefreshErrorShown = false
  var isSpinnerShown = false
  var isErrorShown = false
  var emptyMessage: String?
  /// The ids of the rows' notes.
  var rows: [Int] = []
  /// How often the list had to go back to its first row.
  var scrollsToTop = 0
  /// The rows in view.
  var visibleRows = 0..<0
  /// What their cells show, by the ids of their notes.
  var cells: [Int: NoteCellInputData] = [:]
}

final class NotesViewModelImpl: NotesViewModel {
  let viewInputData: Observable<NotesViewInputData>
  let events = PublishSubject<NotesEvents>()
  var onNoteSelected: ((Note) -> Void)?
  var onCreateNote: (() -> Void)?
  var onUnknownNote: ((Int) -> Void)?
  private let provider: any NotesProvider
  private let disposeBag = DisposeBag()

  init(provider: any NotesProvider) {
    self.provider = provider
    let cells = provider.state.map { $0.visibleNotes }.distinctUntilChanged()
      .map { Dictionary(uniqueKeysWithValues: $0.map { ($0.note.id, $0.mapToCell()) }) }
    viewInputData = provider.state.withLatestFrom(cells) { $0.mapToViewInputData($1) }
      .distinctUntilChanged()
    events.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: disposeBag)
  }

  private func handle(_ event: NotesEvents) {
    switch event {
    case .createTapped: onCreateNote?()
    case .sortTapped:
      provider.sort(by: provider.currentState.rows.order == .byChange ? .byTitle : .byChange)
    case .filterEdited(let text): provider.filter(by: text)
    case .refreshTapped: provider.refresh()
    case .retryTapped: provider.retry()
    case .scrolled(let row): provider.scroll(to: row)
    case .rowSelected(let id): provider.select(id)
    case .rowOpened(let id):
      if let note = provider.currentState.notes[id] { onNoteSelected?(note) }
    case .rowDeleted(let id): provider.delete(id)
    case .rowShown(let id): provider.requestPicture(of: id)
    case .pageTurned(let id): provider.select(id)
    case .linkFollowed(let id): follow(linkTo: id)
    }
  }

  private func follow(linkTo id: Int) {
    if let note = provider.currentState.notes[id] {
      provider.select(id)
      onNoteSelected?(note)
    } else {
      onUnknownNote?(id)
    }
  }
}

extension NotesProviderState {
  fileprivate func mapToViewInputData(_ cells: [Int: NoteCellInputData]) -> NotesViewInputData {
    NotesViewInputData(
      title: "Notes (\(notes.count))", isLoaded: loadState.isLoaded,
      sortButtonTitle: rows.order == .byChange ? NotesWording.newestFirst : NotesWording.byTitle,
      isRefreshEnabled: canRefresh, isRefreshErrorShown: loadState == .refreshFailed,
      isSpinnerShown: loadState == .loading, isErrorShown: loadState == .failed,
      emptyMessage: emptyMessage, rows: rows.ids, scrollsToTop: scrollsToTop,
      visibleRows: visibleRows, cells: cells)
  }

  private var emptyMessage: String? {
    guard loadState.isLoaded && rows.ids.isEmpty else { return nil }
    return rows.isFiltered ? NotesWording.noMatches : NotesWording.noNotes
  }
}

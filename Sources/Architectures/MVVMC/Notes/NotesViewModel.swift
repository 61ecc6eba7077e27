import Model

protocol NotesViewModel: AnyObject {
  var viewInputData: Observable<NotesViewInputData> { get }
  var events: PublishSubject<NotesEvents> { get }
  var onNoteSelected: ((Note) -> Void)? { get set }
  var onCreateNote: (() -> Void)? { get set }
  /// A link leads to a note that does not exist.
  var onUnknownNote: ((Note.ID) -> Void)? { get set }
  /// The first load has ended well.
  var onLoaded: (() -> Void)? { get set }
  /// Returns what the cell of a note shows, now and after each change.
  func cellInputData(of id: Note.ID) -> Observable<NoteCellInputData>
  func select(_ id: Note.ID)
  /// Opens the note that a link leads to.
  func open(_ id: Note.ID)
}

/// What the user does on the screen, and which rows come into view.
enum NotesEvents {
  case createTapped
  case sortTapped
  case filterEdited(String)
  case refreshTapped
  case retryTapped
  case rowSelected(Note.ID)
  case rowOpened(Note.ID)
  case rowDeleted(Note.ID)
  case rowShown(Note.ID)
}

/// What the screen shows, but for the cells.
struct NotesViewInputData: Equatable {
  var title = ""
  var isLoaded = false
  var sortButtonTitle = ""
  var filter = ""
  var isRefreshEnabled = false
  var isRefreshErrorShown = false
  var isSpinnerShown = false
  var isErrorShown = false
  var emptyMessage: String?
  /// The ids of the rows' notes.
  var rows: [Note.ID] = []
}

final class NotesViewModelImpl: NotesViewModel {
  let viewInputData: Observable<NotesViewInputData>
  let events = PublishSubject<NotesEvents>()
  var onNoteSelected: ((Note) -> Void)?
  var onCreateNote: (() -> Void)?
  var onUnknownNote: ((Note.ID) -> Void)?
  var onLoaded: (() -> Void)?
  private let provider: any NotesProvider
  private let disposeBag = DisposeBag()

  init(provider: any NotesProvider) {
    self.provider = provider
    viewInputData = provider.state.map { $0.mapToViewInputData() }.distinctUntilChanged()
    events.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: disposeBag)
    provider.state.map(\.loadState.isLoaded).distinctUntilChanged()
      .subscribe(onNext: { [weak self] in if $0 { self?.onLoaded?() } }).disposed(by: disposeBag)
  }

  func cellInputData(of id: Note.ID) -> Observable<NoteCellInputData> {
    provider.state.compactMap { $0.visibleNote(id) }.distinctUntilChanged().map { $0.mapToCell() }
  }

  private func handle(_ event: NotesEvents) {
    switch event {
    case .createTapped: onCreateNote?()
    case .sortTapped:
      provider.sort(by: provider.currentState.rows.order == .byChange ? .byTitle : .byChange)
    case .filterEdited(let text): provider.filter(by: text)
    case .refreshTapped: provider.refresh()
    case .retryTapped: provider.retry()
    case .rowSelected(let id): select(id)
    case .rowOpened(let id):
      if let note = provider.currentState.notes[id] { onNoteSelected?(note) }
    case .rowDeleted(let id): provider.delete(id)
    case .rowShown(let id): provider.requestPicture(of: id)
    }
  }

  func select(_ id: Note.ID) {
    provider.select(id)
  }

  func open(_ id: Note.ID) {
    if let note = provider.currentState.notes[id] {
      select(id)
      onNoteSelected?(note)
    } else {
      onUnknownNote?(id)
    }
  }
}

extension NotesProviderState {
  fileprivate func mapToViewInputData() -> NotesViewInputData {
    NotesViewInputData(
      title: "Notes (\(notes.count))", isLoaded: loadState.isLoaded,
      sortButtonTitle: rows.order == .byChange ? NotesWording.newestFirst : NotesWording.byTitle,
      filter: rows.filter, isRefreshEnabled: canRefresh,
      isRefreshErrorShown: loadState == .refreshFailed, isSpinnerShown: loadState == .loading,
      isErrorShown: loadState == .failed, emptyMessage: emptyMessage, rows: rows.ids)
  }

  private var emptyMessage: String? {
    guard loadState.isLoaded && rows.ids.isEmpty else { return nil }
    return rows.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches
  }
}

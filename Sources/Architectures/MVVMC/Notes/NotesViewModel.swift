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
  case rowSelected(Int)
  case rowOpened(Int)
  case rowDeleted(Int)
  case rowShown(Int)
  /// A link leads to the note with this id.
  case linkFollowed(Int)
}

/// What the screen shows; the defaults are those of the storyboard.
struct NotesViewInputData {
  var title = ""
  var isLoaded = false
  var sortButtonTitle = NotesWording.newestFirst
  var isRefreshEnabled = false
  var isRefreshErrorShown = false
  var isSpinnerShown = true
  var isErrorShown = false
  var emptyMessage: String?
  /// The ids of the rows' notes.
  var rows: [Int] = []
  /// How often the list had to go back to its first row.
  var scrollsToTop = 0
  var cells = NoteCells(state: NotesProviderState())
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
    viewInputData = provider.state.map { $0.mapToViewInputData() }
    events.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: disposeBag)
  }

  private func handle(_ event: NotesEvents) {
    switch event {
    case .createTapped: onCreateNote?()
    case .sortTapped:
      let order = provider.currentState.rows.order
      provider.sort(by: order == .byChange ? .byTitle : .byChange)
    case .filterEdited(let text): provider.filter(by: text)
    case .refreshTapped: provider.refresh()
    case .retryTapped: provider.retry()
    case .rowSelected(let id): provider.select(id)
    case .rowOpened(let id):
      if let note = provider.currentState.notes[id] { onNoteSelected?(note) }
    case .rowDeleted(let id): provider.delete(id)
    case .rowShown(let id): provider.requestPicture(of: id)
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
  fileprivate func mapToViewInputData() -> NotesViewInputData {
    NotesViewInputData(
      title: "Notes (\(notes.count))", isLoaded: loadState.isLoaded,
      sortButtonTitle: rows.order == .byChange ? NotesWording.newestFirst : NotesWording.byTitle,
      isRefreshEnabled: canRefresh, isRefreshErrorShown: loadState == .refreshFailed,
      isSpinnerShown: loadState == .loading, isErrorShown: loadState == .failed,
      emptyMessage: emptyMessage, rows: rows.ids, scrollsToTop: rows.scrollsToTop,
      cells: NoteCells(state: self))
  }

  private var emptyMessage: String? {
    guard loadState.isLoaded && rows.ids.isEmpty else { return nil }
    return rows.isFiltered ? NotesWording.noMatches : NotesWording.noNotes
  }
}

import Model

protocol DetailViewModel: AnyObject {
  var viewInputData: Observable<DetailViewInputData> { get }
  var events: PublishSubject<DetailEvents> { get }
  var onBack: (() -> Void)? { get set }
  var onEdit: ((Note) -> Void)? { get set }
  /// The page of another note is in view.
  var onPageTurned: ((Note.ID) -> Void)? { get set }
  /// The note on the page in view has been deleted elsewhere.
  var onDeleted: (() -> Void)? { get set }
}

enum DetailEvents {
  case viewDidAppear
  case viewDidDisappear
  /// Nothing covers the screens any more.
  case uncovered
  /// The page of another note is in view.
  case pageTurned(Note)
  case backTapped
  case editTapped
  case deleteTapped
}

/// The notes that the modules of the pages are made for.
struct DetailViewInputData: Equatable {
  var page: Note
  /// `nil` for the first page.
  var previousPage: Note?
  /// `nil` for the last page.
  var nextPage: Note?
}

final class DetailViewModelImpl: DetailViewModel {
  let viewInputData: Observable<DetailViewInputData>
  let events = PublishSubject<DetailEvents>()
  var onBack: (() -> Void)?
  var onEdit: ((Note) -> Void)?
  var onPageTurned: ((Note.ID) -> Void)?
  var onDeleted: (() -> Void)?
  private let provider: any DetailProvider
  private var isInWindow = false
  private let disposeBag = DisposeBag()

  init(provider: any DetailProvider) {
    self.provider = provider
    viewInputData = provider.state.map { $0.mapToViewInputData() }.distinctUntilChanged()
    events.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: disposeBag)
    provider.state.map(\.isDeleted).distinctUntilChanged()
      .subscribe(onNext: { [weak self] _ in self?.tellIfDeleted() }).disposed(by: disposeBag)
  }

  private func handle(_ event: DetailEvents) {
    switch event {
    case .viewDidAppear:
      isInWindow = true
      tellIfDeleted()
    case .viewDidDisappear: isInWindow = false
    case .uncovered: tellIfDeleted()
    case .pageTurned(let note):
      provider.turn(to: note)
      onPageTurned?(note.id)
    case .backTapped: onBack?()
    case .editTapped: onEdit?(provider.currentState.note)
    case .deleteTapped:
      // The screen closes first: the user deleted this note and needs no alert.
      onBack?()
      provider.delete()
    }
  }

  private func tellIfDeleted() {
    if isInWindow && provider.currentState.isDeleted { onDeleted?() }
  }
}

extension DetailProviderState {
  fileprivate func mapToViewInputData() -> DetailViewInputData {
    DetailViewInputData(page: note, previousPage: previous, nextPage: next)
  }
}

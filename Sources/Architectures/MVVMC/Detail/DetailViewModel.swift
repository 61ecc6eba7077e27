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
  /// Calls `onDeleted` again, if the note is deleted and the screen in the window.
  func tellIfDeleted()
}

enum DetailEvents {
  case viewDidAppear
  case viewDidDisappear
  /// The page of another note is in view.
  case pageTurned(Note.ID)
  case backTapped
  case editTapped
  case deleteTapped
}

/// The ids of the notes that the modules of the pages are made for.
struct DetailViewInputData: Equatable {
  /// The page in view.
  var page: Note.ID
  /// All pages, from left to right.
  var pages: [Note.ID]
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
    provider.state.map { $0.note == nil }.distinctUntilChanged()
      .subscribe(onNext: { [weak self] _ in self?.tellIfDeleted() }).disposed(by: disposeBag)
  }

  private func handle(_ event: DetailEvents) {
    switch event {
    case .viewDidAppear:
      isInWindow = true
      tellIfDeleted()
    case .viewDidDisappear: isInWindow = false
    case .pageTurned(let id):
      provider.turn(to: id)
      onPageTurned?(id)
    case .backTapped: onBack?()
    case .editTapped: if let note = provider.currentState.note { onEdit?(note) }
    case .deleteTapped:
      // The screen closes first: the user deleted this note and needs no alert.
      onBack?()
      provider.delete()
    }
  }

  func tellIfDeleted() {
    if isInWindow && provider.currentState.note == nil { onDeleted?() }
  }
}

extension DetailProviderState {
  fileprivate func mapToViewInputData() -> DetailViewInputData {
    DetailViewInputData(page: id, pages: pages)
  }
}

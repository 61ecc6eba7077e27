import Model

protocol DetailViewModel: AnyObject {
  var events: PublishSubject<DetailEvents> { get }
  /// The note on the page in view.
  var note: Note { get }
  /// Whether the note has been deleted elsewhere, and the screen is in the window.
  var needsAlert: Bool { get }
  /// Returns the note on the page that many places to the right.
  func neighbour(_ offset: Int) -> Note?
  var onBack: (() -> Void)? { get set }
  var onEdit: ((Note) -> Void)? { get set }
  /// Called when an alert may be needed.
  var onDeleted: (() -> Void)? { get set }
}

enum DetailEvents {
  case viewDidAppear
  case viewDidDisappear
  case pageTurned(Note)
  case backTapped
  case editTapped
  case deleteTapped
}

final class DetailViewModelImpl: DetailViewModel {
  let events = PublishSubject<DetailEvents>()
  var onBack: (() -> Void)?
  var onEdit: ((Note) -> Void)?
  var onDeleted: (() -> Void)?
  private let provider: any DetailProvider
  private var isInWindow = false
  private let disposeBag = DisposeBag()

  init(provider: any DetailProvider) {
    self.provider = provider
    events.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: disposeBag)
    provider.state.map(\.isDeleted).distinctUntilChanged()
      .subscribe(changed: { [weak self] in self?.tellIfDeleted() }).disposed(by: disposeBag)
  }

  var note: Note { provider.currentState.note }

  var needsAlert: Bool { isInWindow && provider.currentState.isDeleted }

  func neighbour(_ offset: Int) -> Note? { provider.neighbour(offset) }

  private func handle(_ event: DetailEvents) {
    switch event {
    case .viewDidAppear:
      isInWindow = true
      tellIfDeleted()
    case .viewDidDisappear: isInWindow = false
    case .pageTurned(let note): provider.turn(to: note)
    case .backTapped: onBack?()
    case .editTapped: onEdit?(note)
    case .deleteTapped:
      // The screen closes first: the user deleted this note and needs no alert.
      onBack?()
      provider.delete()
    }
  }

  private func tellIfDeleted() {
    if needsAlert { onDeleted?() }
  }
}

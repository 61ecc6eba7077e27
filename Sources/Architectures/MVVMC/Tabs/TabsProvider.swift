import Model

/// Follows the number of notes with a mark.
protocol TabsProvider: AnyObject {
  var state: Observable<TabsProviderState> { get }
  var currentState: TabsProviderState { get }
}

struct TabsProviderState {
  /// The number of notes with a last write that is running or has failed.
  var markCount = 0
}

final class TabsProviderImpl: TabsProvider {
  @RxPublished private(set) var currentState = TabsProviderState()
  private(set) lazy var state = $currentState
  private let disposeBag = DisposeBag()

  init(notes: SharedStore<NotesState>) {
    notes.state.map(\.notes.markCount).distinctUntilChanged()
      .subscribe(onNext: { [weak self] in self?.currentState.markCount = $0 })
      .disposed(by: disposeBag)
  }
}

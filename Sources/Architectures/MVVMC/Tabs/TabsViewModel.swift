protocol TabsViewModel: AnyObject {
  var viewInputData: Observable<TabsViewInputData> { get }
  var events: PublishSubject<TabsEvents> { get }
  /// The user has tapped the notes tab, and it was the selected one.
  var onBackToList: (() -> Void)? { get set }
}

/// The tabs, from left to right.
enum Tab: Int {
  case notes, profile
}

enum TabsEvents {
  /// The user has tapped a tab, counted from the left.
  case tapped(Int, isSelected: Bool)
}

/// What the tab bar shows.
struct TabsViewInputData: Equatable {
  var notesBadge: Int
}

final class TabsViewModelImpl: TabsViewModel {
  let viewInputData: Observable<TabsViewInputData>
  let events = PublishSubject<TabsEvents>()
  var onBackToList: (() -> Void)?
  /// Kept, because it is the provider that follows the notes.
  private let provider: any TabsProvider
  private let disposeBag = DisposeBag()

  init(provider: any TabsProvider) {
    self.provider = provider
    viewInputData = provider.state.map { TabsViewInputData(notesBadge: $0.markCount) }
      .distinctUntilChanged()
    events.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: disposeBag)
  }

  private func handle(_ event: TabsEvents) {
    switch event {
    case .tapped(let tab, let isSelected):
      if Tab(rawValue: tab) == .notes && isSelected { onBackToList?() }
    }
  }
}

protocol FriendViewModel: AnyObject {
  var viewInputData: Observable<PersonViewInputData> { get }
  var events: PublishSubject<FriendEvents> { get }
}

enum FriendEvents {
  case viewDidAppear
}

final class FriendViewModelImpl: FriendViewModel {
  let viewInputData: Observable<PersonViewInputData>
  let events = PublishSubject<FriendEvents>()
  private let provider: any FriendProvider
  private let disposeBag = DisposeBag()

  init(provider: any FriendProvider) {
    self.provider = provider
    viewInputData = provider.state.map { $0.mapToViewInputData() }
    events.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: disposeBag)
  }

  private func handle(_ event: FriendEvents) {
    switch event {
    case .viewDidAppear: provider.wantPicture()
    }
  }
}

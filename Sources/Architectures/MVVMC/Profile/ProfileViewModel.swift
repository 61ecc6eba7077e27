import Model

protocol ProfileViewModel: AnyObject {
  var viewInputData: Observable<ProfileViewInputData> { get }
  var events: PublishSubject<ProfileEvents> { get }
}

enum ProfileEvents {
  case viewDidAppear
  case refreshTapped
  case logOutTapped
}

/// What the screen shows.
struct ProfileViewInputData: Equatable {
  var name: String
  var friends: String
  var picture: String
  /// Whether the picture fades in, where that can be seen.
  var fadesIn: Bool
  var notes: String
  var isRefreshEnabled: Bool
  var isErrorShown: Bool
}

final class ProfileViewModelImpl: ProfileViewModel {
  let viewInputData: Observable<ProfileViewInputData>
  let events = PublishSubject<ProfileEvents>()
  private let provider: any ProfileProvider
  private let disposeBag = DisposeBag()

  init(provider: any ProfileProvider) {
    self.provider = provider
    viewInputData = provider.state.map { $0.mapToViewInputData() }.distinctUntilChanged()
    events.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: disposeBag)
  }

  private func handle(_ event: ProfileEvents) {
    switch event {
    case .viewDidAppear: provider.wantPicture()
    case .refreshTapped: provider.refresh()
    case .logOutTapped: provider.logOut()
    }
  }
}

extension ProfileProviderState {
  fileprivate func mapToViewInputData() -> ProfileViewInputData {
    ProfileViewInputData(
      name: person.user?.name.uppercased() ?? "",
      friends: person.user.map { friendSentence($0.friendCount) } ?? "",
      picture: person.picture.name, fadesIn: person.isPictureFinal,
      notes: counted(noteCount, "note"), isRefreshEnabled: canRefresh,
      isErrorShown: person.loadState.hasFailed)
  }
}

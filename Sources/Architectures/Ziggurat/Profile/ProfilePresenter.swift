import Model

/// What a profile is presented from.
protocol ProfilePresenterContext {
  var user: any UserReading { get }
  func friend(_ number: Int) -> any UserReading
  var noteCounts: any NoteCounting { get }
  var changes: any ChangesReading { get }
}

/// Presents the signed-in user and the friends.
struct ProfilePresenter {
  static func present(
    _ context: some ProfilePresenterContext, last: ProfileViewModel?
  ) -> ProfileViewModel {
    let user = context.user
    let changes = context.changes
    let loadState = user.loadState
    return ProfileViewModel(
      avatar: changes.kept(last?.avatar, from: .avatar) ?? present(user.avatar),
      name: changes.kept(last?.name, from: .userName) ?? presentName(user),
      friends: changes.kept(last?.friends, from: .friendCount) ?? presentFriends(user),
      own: OwnProfileViewModel(
        notes: changes.kept(last?.own?.notes, from: .noteCount)
          ?? counted(context.noteCounts.noteCount, "note"),
        isRefreshEnabled: !loadState.isRunning, isErrorShown: loadState.hasFailed))
  }

  static func present(friend: any UserReading) -> ProfileViewModel {
    ProfileViewModel(
      avatar: present(friend.avatar), name: presentName(friend), friends: presentFriends(friend),
      own: nil)
  }

  private static func presentName(_ user: some UserReading) -> String {
    user.user?.name.uppercased() ?? ""
  }

  private static func presentFriends(_ user: some UserReading) -> String {
    user.user.map { friendSentence($0.friendCount) } ?? ""
  }

  private static func present(_ avatar: Avatar) -> AvatarViewModel {
    switch avatar {
    case .placeholder: AvatarViewModel(imageName: Picture.placeholder.name, fadesIn: false)
    case .cached(let picture): AvatarViewModel(imageName: picture.name, fadesIn: false)
    case .fetched(let picture): AvatarViewModel(imageName: picture.name, fadesIn: true)
    }
  }
}

import Model

/// What the profile is presented from.
protocol ProfilePresenterContext {
  var user: any UserReading { get }
  var noteCounts: any NoteCounting { get }
  var changes: any ChangesReading { get }
}

/// Presents the user.
struct ProfilePresenter {
  static func present(
    _ context: some ProfilePresenterContext, last: ProfileViewModel?
  ) -> ProfileViewModel {
    let user = context.user
    let changes = context.changes
    let loadState = user.loadState
    return ProfileViewModel(
      avatar: changes.kept(last?.avatar, from: .avatar) ?? present(user.avatar),
      name: changes.kept(last?.name, from: .userName) ?? user.user?.name.uppercased() ?? "",
      friends: changes.kept(last?.friends, from: .friendCount)
        ?? user.user.map { friendSentence($0.friendCount) } ?? "",
      notes: changes.kept(last?.notes, from: .noteCount)
        ?? counted(context.noteCounts.noteCount, "note"),
      isRefreshEnabled: !loadState.isRunning, isErrorShown: loadState.hasFailed)
  }

  private static func present(_ avatar: Avatar) -> AvatarViewModel {
    switch avatar {
    case .placeholder: AvatarViewModel(imageName: Picture.placeholder.name, fadesIn: false)
    case .cached(let picture): AvatarViewModel(imageName: picture.name, fadesIn: false)
    case .fetched(let picture): AvatarViewModel(imageName: picture.name, fadesIn: true)
    }
  }
}

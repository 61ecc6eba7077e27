import Model

/// What the profile is presented from.
protocol ProfilePresenterContext {
  var user: any UserReading { get }
  var notes: any NotesReading { get }
}

/// Presents the signed-in user.
struct ProfilePresenter {
  static func present(_ context: some ProfilePresenterContext) -> ProfileViewModel {
    let service = context.user
    let user = service.user
    let loadState = service.loadState
    return ProfileViewModel(
      avatar: present(service.avatar), name: user?.name.uppercased() ?? "",
      friends: user.map { friendSentence($0.friendCount) } ?? "",
      notes: counted(context.notes.noteCount, "note"),
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

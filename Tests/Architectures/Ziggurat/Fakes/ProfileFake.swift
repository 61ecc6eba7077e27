// For Profile/ProfileViewController.swift

let fakeProfile = ProfileViewModel(
  avatar: AvatarViewModel(imageName: "ada-low", fadesIn: false), name: "ADA",
  friends: "This user has 2 friends", notes: "1 note", isRefreshEnabled: true,
  isErrorShown: false)

/// Does nothing, in the place of `UserService` and `SessionService`.
final class FakeProfileServices: RefreshInforming, LogOutInforming {
  func refreshTapped() {}
  func logOutTapped() {}
}

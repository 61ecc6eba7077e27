// For Profile/ProfileViewController.swift

extension ProfileViewModel {
  static let fake = ProfileViewModel(
    avatar: AvatarViewModel(imageName: "ada-low", fadesIn: false), name: "ADA",
    friends: "This user has 2 friends",
    own: OwnProfileViewModel(notes: "1 note", isRefreshEnabled: true, isErrorShown: false))
}

final class FakeProfileServices: RefreshInforming, LogOutInforming {
  func refreshTapped() {}
  func logOutTapped() {}
}

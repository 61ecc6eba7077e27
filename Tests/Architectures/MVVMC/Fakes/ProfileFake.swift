// For Profile/ProfileViewController.swift

/// The profile's view model without a provider; the view takes any `ProfileViewModel`.
final class ProfileFake: ProfileViewModel {
  let viewInputData = BehaviorRelay(
    ProfileViewInputData(
      name: "ADA", friends: "This user has 2 friends", picture: "ada-low", fadesIn: false,
      notes: "1 note", isRefreshEnabled: true, isErrorShown: false)
  ).asObservable()
  let events = PublishSubject<ProfileEvents>()
}

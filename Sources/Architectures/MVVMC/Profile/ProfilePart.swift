/// What the coordinator takes of the profile's module.
struct ProfileDependency {
  let viewModel: any ProfileViewModel
  let viewController: ProfileViewController
}

/// What the coordinator takes of a friend's module.
struct FriendDependency {
  let viewModel: any FriendViewModel
  let viewController: FriendViewController
}

/// Registers the modules of the user's profile and of a friend's.
enum ProfilePart: DIPart {
  static func load(container: DIContainer) {
    container.register((any ProfileProvider).self, ProfileProviderImpl.init)
    container.register((any ProfileViewModel).self, ProfileViewModelImpl.init(provider:))
    container.register(ProfileViewController.self, ProfileViewController.init)
    container.register(ProfileDependency.self, ProfileDependency.init)

    container.register((any FriendProvider).self, FriendProviderImpl.init(person:service:))
    container.register((any FriendViewModel).self, FriendViewModelImpl.init(provider:))
    container.register(FriendViewController.self, FriendViewController.init)
    container.register(FriendDependency.self, FriendDependency.init)
  }
}

/// What the coordinator takes of the module.
struct ProfileDependency {
  let viewModel: any ProfileViewModel
  let viewController: ProfileViewController
}

/// Registers the module.
enum ProfilePart: DIPart {
  static func load(container: DIContainer) {
    container.register((any ProfileProvider).self, ProfileProviderImpl.init)
    container.register((any ProfileViewModel).self, ProfileViewModelImpl.init(provider:))
    container.register(ProfileViewController.self, ProfileViewController.init)
    container.register(ProfileDependency.self, ProfileDependency.init)
  }
}

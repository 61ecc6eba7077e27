/// What the coordinator takes of the module.
struct LoginDependency {
  let viewModel: any LoginViewModel
  let viewController: LoginViewController
}

/// Registers the module.
enum LoginPart: DIPart {
  static func load(container: DIContainer) {
    container.register((any LoginProvider).self, LoginProviderImpl.init(sessions:))
    container.register((any LoginViewModel).self, LoginViewModelImpl.init(provider:))
    container.register(LoginViewController.self, LoginViewController.init)
    container.register(LoginDependency.self, LoginDependency.init)
  }
}

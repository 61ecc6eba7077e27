import Toolkit

/// What the coordinator takes of the module.
struct TabsDependency {
  let viewModel: any TabsViewModel
  let viewController: TabsViewController
}

/// The argument of the module: the screens of the tabs, from left to right.
struct TabControllers {
  let controllers: [ViewController]
}

/// Registers the module.
enum TabsPart: DIPart {
  static func load(container: DIContainer) {
    container.registerArgument(TabControllers.self)
    container.register((any TabsProvider).self, TabsProviderImpl.init(notes:))
    container.register((any TabsViewModel).self, TabsViewModelImpl.init(provider:))
    container.register(TabsViewController.self, TabsViewController.init)
    container.register(TabsDependency.self, TabsDependency.init)
  }
}

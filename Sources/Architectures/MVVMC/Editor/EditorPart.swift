/// What the coordinator takes of the module.
struct EditorDependency {
  let viewModel: any EditorViewModel
  let viewController: EditorViewController
}

/// Registers the module.
enum EditorPart: DIPart {
  static func load(container: DIContainer) {
    container.registerArgument(EditorMode.self)
    container.register((any EditorProvider).self, EditorProviderImpl.init(mode:notes:service:))
    container.register((any EditorViewModel).self, EditorViewModelImpl.init(provider:))
    container.register(EditorViewController.self, EditorViewController.init)
    container.register(EditorDependency.self, EditorDependency.init)
  }
}

/// What the coordinator takes of the module.
struct NotesDependency {
  let viewModel: any NotesViewModel
  let viewController: NotesViewController
}

/// Registers the module.
enum NotesPart: DIPart {
  static func load(container: DIContainer) {
    container.register((any NotesProvider).self, NotesProviderImpl.init)
    container.register((any NotesViewModel).self, NotesViewModelImpl.init(provider:))
    container.register(NotesViewController.self, NotesViewController.init)
    container.register(NotesDependency.self, NotesDependency.init)
  }
}

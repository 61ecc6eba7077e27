/// What the coordinator takes of the module.
struct NotesDependency {
  let viewModel: any NotesViewModel
  let viewController: NotesViewController
}

/// Registers the module.
enum NotesPart: DIPart {
  static func load(container: DIContainer) {
    container.register((any NotesProvider).self, NotesProviderImpl.init)
    container.register(CellMapping.self) { (strategies: Strategies) in
      strategies.makeCells()
    }
    container.register((any NotesViewModel).self, NotesViewModelImpl.init(provider:cells:))
    container.register((any TableRows).self) { (strategies: Strategies) in
      strategies.makeTableRows()
    }
    container.register(NotesViewController.self, NotesViewController.init)
    container.register(NotesDependency.self, NotesDependency.init)
  }
}

import Model

/// What the coordinator takes of the module.
struct DetailDependency {
  let viewModel: any DetailViewModel
  let viewController: DetailViewController
}

/// What the page view takes of the module of a page.
struct NotePageDependency {
  let viewModel: any NotePageViewModel
  let viewController: NotePageViewController
}

/// Registers the module of the screen, and that of a page in it.
///
/// The argument of either is the id of the note to show.
enum DetailPart: DIPart {
  static func load(container: DIContainer) {
    container.registerArgument(Note.ID.self)
    container.register(
      (any DetailProvider).self, DetailProviderImpl.init(id:notes:rows:service:))
    container.register((any DetailViewModel).self, DetailViewModelImpl.init(provider:))
    container.register(DetailViewController.self, DetailViewController.init)
    container.register(DetailDependency.self, DetailDependency.init)

    container.register((any NotePageProvider).self, NotePageProviderImpl.init(id:notes:))
    container.register((any NotePageViewModel).self, NotePageViewModelImpl.init(provider:))
    container.register(NotePageViewController.self, NotePageViewController.init)
    container.register(NotePageDependency.self, NotePageDependency.init)
    container.registerProvider(of: NotePageDependency.self)
  }
}

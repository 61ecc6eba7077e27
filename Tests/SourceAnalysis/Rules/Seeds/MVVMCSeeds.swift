extension Seed {
  static let mvvmc = of(
    "MVVM-C",
    [
      Seed(
        "matrix", "Notes/NotesViewController.swift", "  private let viewModel",
        "  private let provider: any NotesProvider\n  private let viewModel"),
      Seed(
        "matrix", "Login/LoginViewModel.swift", "  private let disposeBag",
        "  private weak var coordinator: LoginCoordinator?\n  private let disposeBag"),
      Seed(
        "views-import", "Profile/ProfileViewController.swift", "import Screens",
        "import Model\nimport Screens"),
      Seed(
        "view-models-import", "Editor/EditorViewModel.swift", "import Model",
        "import Model\nimport Screens"),
      Seed(
        "providers-import", "Profile/ProfileProvider.swift", "import Model",
        "import Model\nimport Toolkit"),
      Seed(
        "coordinators-import", "App/AppCoordinator.swift", "import Model",
        "import Controllers\nimport Model"),
      Seed(
        "own-provider", "Tabs/TabsViewModel.swift", "  private let provider",
        "  private let notes: any NotesProvider\n  private let provider"),
      Seed(
        "no-other-controllers", "Notes/NotesViewController.swift", "  private let viewModel",
        "  private var editor: EditorViewController?\n  private let viewModel"),
      Seed(
        "no-other-controllers", "Notes/NotesViewController.swift", "  private let viewModel",
        "  private let editor: EditorDependency\n  private let viewModel"),
      Seed(
        "events-have-happened", "Login/LoginViewModel.swift", "case nameEdited",
        "case setName"),
      Seed(
        "state-is-the-providers", "Login/LoginProvider.swift", "private(set) var currentState",
        "var currentState"),
      Seed(
        "stores-are-committed-to", "Infrastructure/RxPublished.swift",
        "var currentState: State { relay.value }",
        "var currentState: State {\n    get { relay.value }\n    set { relay.accept(newValue) }\n  }"
      ),
      Seed(
        "observers-observe", "Infrastructure/Observable.swift", "  private let begin",
        "  let begin"),
      Seed(
        "input-data-are-values", "Profile/ProfileViewModel.swift", "struct ProfileViewInputData",
        "final class ProfileViewInputData"),
      Seed(
        "views-format-nothing", "Detail/NotePageViewController.swift", "setText(data.words)",
        "setText(counted(data.words.count, \"word\"))"),
      Seed(
        "providers-format-nothing", "Tabs/TabsProvider.swift", "markCount = $0",
        "title = counted($0, \"mark\")"),
      Seed(
        "coordinators-ask", "Detail/DetailViewController.swift",
        "pageModules.value(with: data.page)", "container.resolve(with: data.page)"),
      Seed(
        "coordinators-navigate", "Detail/DetailViewController.swift",
        "{ events.onNext(.backTapped) }",
        "{ [weak self] in self?.navigationController?.pop() }"),
      Seed(
        "way-is-unknown", "Notes/NotesViewModel.swift", "  private let provider",
        "  private weak var router: (any Router)?\n  private let provider"),
      Seed(
        "routers-hide-controllers", "Infrastructure/Router.swift", "private var rootController",
        "var rootController"),
      Seed(
        "children-are-kept", "Infrastructure/Coordinator.swift",
        "private(set) var childCoordinators",
        "var childCoordinators"),
    ])
}

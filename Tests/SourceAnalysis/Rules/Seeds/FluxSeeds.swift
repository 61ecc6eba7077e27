extension Seed {
  static let flux = of(
    "Flux",
    [
      Seed(
        "matrix", "Login/LoginViewController.swift", "  private let login: LoginStore",
        "  private var last = Action.logIn\n  private let login: LoginStore"),
      Seed(
        "stores-import", "Stores/UserStore.swift", "import Model",
        "import Controllers\nimport Model"),
      Seed(
        "requests-in-creators", "Profile/ProfileViewController.swift", "import Model",
        "import Controllers\nimport Model"),
      Seed(
        "creators-have-no-views", "Actions/NavigationActions.swift", "import Model",
        "import Model\nimport Toolkit"),
      Seed(
        "only-creators-dispatch", "Stores/AvatarStore.swift", "      state.isFromNetwork = true",
        "      state.isFromNetwork = true\n      dispatcher.dispatch(.loadUser)"),
      Seed(
        "one-graph", "Root/RootController.swift", "    self.stores = stores\n",
        "    self.stores = Stores(Dispatcher())\n"),
      Seed(
        "stores-cannot-be-written", "Infrastructure/ReduceStore.swift",
        "private(set) final var state: State", "final var state: State"),
      Seed(
        "one-way-in", "Stores/NotesStore.swift", "private func finishLoad", "func finishLoad"),
      Seed(
        "changes-carry-nothing", "Infrastructure/Store.swift", "  final func addListener(",
        """
          final func addListener(_ callback: @escaping (Int) -> Void) -> StoreListener {
            addListener { callback(1) }
          }

          final func addListener(
        """),
      Seed(
        "views-query", "Notes/NotesViewController+Table.swift",
        "    } else if noteList.ids != dataSource.ids {",
        "    } else if noteList.hasChanged() {"),
      Seed(
        "actions-are-values", "Actions/Action.swift", "enum Action {",
        "final class Note {}\n\nenum Action {"),
      Seed(
        "actions-are-no-setters", "Actions/Action.swift", "case selectTab(Tab)", "case setTab(Tab)"),
      Seed(
        "no-password", "Actions/Action.swift", "case logIn\n", "case logIn(password: String)\n"),
      Seed(
        "no-bindings", "Stores/PictureStore.swift", "import Model",
        "import Model\nimport Observation"),
    ])
}

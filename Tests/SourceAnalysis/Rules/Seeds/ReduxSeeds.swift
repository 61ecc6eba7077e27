extension Seed {
  static let redux = of(
    "Redux",
    [
      Seed(
        "matrix", "Notes/NotesViewController.swift",
        "private(set) lazy var dataSource = makeDataSource()",
        "private let pushes: PushListener"),
      Seed(
        "effects-in-thunks", "Login/LoginViewController.swift", "import Screens",
        "import Controllers\nimport Screens"),
      Seed(
        "effects-have-no-views", "Notes/PicturesThunks.swift", "import Model",
        "import Model\nimport Toolkit"),
      Seed(
        "reducers-are-pure", "Root/RouteSlice.swift", "state.tab = tab",
        "state.tab = tab + (now().milliseconds > 0 ? 1 : 0)"),
      Seed(
        "reducers-are-functions", "Login/LoginSlice.swift", "func loginReducer",
        "final class LoginReducer {}\n\nfunc loginReducer"),
      Seed(
        "reducers-are-the-stores", "Login/LoginViewController.swift", "    showSubmitButton()\n",
        "    _ = appReducer(store.state, .route(.okTapped))\n"),
      Seed(
        "state-is-codable", "Profile/ProfileSlice.swift",
        "enum Avatar: Equatable, Codable, Sendable",
        "enum Avatar: Equatable, Sendable"),
      Seed(
        "state-is-codable", "Login/LoginSlice.swift", "nonisolated enum LoginState",
        "nonisolated final class LoginState"),
      Seed(
        "state-tells-no-view", "Notes/NotesSlice.swift",
        "fileprivate(set) var rows = NoteRows(order: .byChange)",
        "fileprivate(set) var rowChanges: [NoteRows.RowChange] = []"),
      Seed(
        "actions-are-codable", "Root/RouteSlice.swift",
        "enum RouteAction: Equatable, Codable, Sendable", "enum RouteAction: Equatable, Sendable"),
      Seed(
        "actions-are-codable", "State/AppAction.swift",
        "enum AppAction: Equatable, Codable, Sendable",
        "enum AppAction: Equatable, Sendable"),
      Seed(
        "actions-are-events", "Root/RouteSlice.swift", "case tabTapped(Int)", "case setTab(Int)"),
      Seed(
        "state-is-read-only", "Infrastructure/Store.swift", "private(set) var state",
        "var state"),
      Seed(
        "slices-are-closed", "Notes/NotesSlice.swift", "fileprivate(set) var lastWrite",
        "var lastWrite"),
      Seed("selectors-read", "Notes/NotesSelectors.swift", "let title", "var title"),
      Seed(
        "actions-without-passwords", "Login/LoginSlice.swift", "case submitTapped",
        "case submitTapped(name: String, password: String)"),
      Seed(
        "reducers-return", "Login/LoginSlice.swift", "_ state: LoginState",
        "_ state: inout LoginState"),
      Seed(
        "read-through-selectors", "Tabs/TabsViewController.swift",
        "DetailSelectors.openNoteID(store.state)", "store.state.notes.openNote?.id"),
      Seed(
        "one-store", "Tabs/TabsViewController.swift", "    self.store = store",
        "    self.store = Store(store.state, listeners: [])"),
    ])
}

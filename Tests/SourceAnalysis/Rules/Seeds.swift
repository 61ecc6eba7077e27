// The violations for each architecture: shortcuts that a developer in a hurry could take.

extension Seed {
  static let baseline = [
    Seed(
      "matrix", "Notes/NoteCell+Showing.swift", "markLabel.setText(mark?.rawValue ?? \"\")",
      "Workspace.current.show(note)", in: "Baseline"),
    Seed(
      "references-up", "Detail/DetailViewController.swift", "private unowned(unsafe) let workspace",
      "private let workspace", in: "Baseline"),
    Seed(
      "late-answers", "Login/LoginViewController.swift", "{ [weak self] _ in self?.formEdited() }",
      "{ _ in self.formEdited() }", in: "Baseline"),
    Seed(
      "requests", "Profile/ProfileViewController.swift", "import Model",
      "import Controllers\nimport Model", in: "Baseline"),
    Seed(
      "user-data", "Profile/ProfileViewController.swift", "private var shownName: String?",
      "private var shownUser: User?", in: "Baseline"),
    Seed(
      "own-views", "Detail/DetailViewController.swift", "page.show(note)",
      "page.screen.textView.text = note.text", in: "Baseline"),
    Seed(
      "no-observers", "Profile/ProfileViewController.swift", "    showAvatar()",
      "    workspace.observe { [weak self] in self?.show() }", in: "Baseline"),
    Seed(
      "private-screens", "Editor/EditorViewController.swift", "private lazy var screen",
      "lazy var screen", in: "Baseline"),
  ]

  static let mvc = [
    Seed(
      "matrix", "Stores/UserStore.swift", "  let notices",
      "  private weak var profile: ProfileViewController?\n  let notices", in: "MVC"),
    Seed(
      "stores-import", "Stores/UserStore.swift", "import Model", "import Model\nimport Toolkit",
      in: "MVC"),
    Seed(
      "stores-know-no-screen", "Stores/NotesStore.swift", "private var collection",
      "private var rows = NoteRows(order: .byChange)\n  private var collection", in: "MVC"),
    Seed(
      "no-requests-in-controllers", "Profile/ProfileViewController.swift", "import Model",
      "import Controllers\nimport Model", in: "MVC"),
    Seed(
      "stores-own", "Stores/UserStore.swift", "private(set) var user: User?", "var user: User?",
      in: "MVC"),
    Seed(
      "stores-cannot-be-written", "Stores/NotesStore.swift", "private(set) var loadState",
      "var loadState", in: "MVC"),
    Seed(
      "notes-cannot-be-reached", "Stores/NotesStore.swift", "private var collection",
      "var collection", in: "MVC"),
    Seed("account-is-whole", "Stores/Account.swift", "let notes", "var notes", in: "MVC"),
    Seed(
      "controllers-keep-no-notes", "Notes/NotesViewController.swift", "var selectedID: Note.ID?",
      "var notes = NoteCollection()", in: "MVC"),
    Seed(
      "own-views", "Root/RootController.swift", "tabs?.presentationEnded()",
      "tabs?.screen.notesItem.badge = 0", in: "MVC"),
    Seed(
      "stores-post", "Notes/NotesViewController.swift", "store.delete(rows[row])",
      "store.notices.post(.loadStateChanged)", in: "MVC"),
    Seed(
      "delegates-are-weak", "Detail/DetailViewController.swift", "weak var delegate",
      "var delegate", in: "MVC"),
    Seed(
      "observers-are-free", "Login/LoginViewController.swift",
      "{\n      [weak self] in self?.logInFailed($0)", "{\n      self.logInFailed($0)", in: "MVC"),
  ]

  static let mvvm = [
    Seed(
      "matrix", "Notes/NotesViewController.swift", "  let viewModel",
      "  private let store: ObservableNotesStore\n  let viewModel", in: "MVVM"),
    Seed(
      "views-import", "Detail/NotePageViewController.swift", "import Screens",
      "import Model\nimport Screens", in: "MVVM"),
    Seed(
      "view-models-import", "Detail/DetailViewModel.swift", "import Model",
      "import Model\nimport Toolkit", in: "MVVM"),
    Seed(
      "stores-import", "Stores/ObservableUserStore.swift", "import Model",
      "import Model\nimport Screens", in: "MVVM"),
    Seed(
      "outputs-are-read-only", "Infrastructure/Signal.swift", "fileprivate(set) var value",
      "var value", in: "MVVM"),
    Seed(
      "signals-are-heard", "Infrastructure/Signal.swift", "fileprivate final func send",
      "final func send", in: "MVVM"),
    Seed(
      "observations-end", "Infrastructure/Signal.swift",
      "func observe(in bag: DisposalBag,", "func observe(in bag: DisposalBag = DisposalBag(),",
      in: "MVVM"),
    Seed(
      "drafts-are-private", "Editor/EditorViewModel.swift", "private(set) lazy var save",
      "lazy var save", in: "MVVM"),
    Seed(
      "view-models-own", "Detail/DetailViewModel.swift", "private(set) var page", "var page",
      in: "MVVM"),
    Seed(
      "set-from-one-place", "Notes/NoteRowViewModel.swift", "    _writeMark.value = mark",
      "    _writeMark.value = mark\n    _isSelected.value = false", in: "MVVM"),
    Seed(
      "bindings-transform-nothing", "Notes/NoteCell+Binding.swift", "noteID = row.id",
      "titleLabel.text = counted(row.id, \"note\")", in: "MVVM"),
    Seed(
      "bindings-are-free", "Root/RootController.swift", "{ [weak self] in self?.show($0) }",
      "{ self.show($0) }", in: "MVVM"),
  ]

  static let mvvmc = [
    Seed(
      "matrix", "Notes/NotesViewController.swift", "  private let viewModel",
      "  private let provider: any NotesProvider\n  private let viewModel", in: "MVVM-C"),
    Seed(
      "matrix", "Login/LoginViewModel.swift", "  private let disposeBag",
      "  private weak var coordinator: LoginCoordinator?\n  private let disposeBag", in: "MVVM-C"),
    Seed(
      "views-import", "Profile/ProfileViewController.swift", "import Screens",
      "import Model\nimport Screens", in: "MVVM-C"),
    Seed(
      "view-models-import", "Editor/EditorViewModel.swift", "import Model",
      "import Model\nimport Screens", in: "MVVM-C"),
    Seed(
      "providers-import", "Profile/ProfileProvider.swift", "import Model",
      "import Model\nimport Toolkit", in: "MVVM-C"),
    Seed(
      "coordinators-import", "App/AppCoordinator.swift", "import Model",
      "import Controllers\nimport Model", in: "MVVM-C"),
    Seed(
      "own-provider", "Tabs/TabsViewModel.swift", "  private let provider",
      "  private let notes: any NotesProvider\n  private let provider", in: "MVVM-C"),
    Seed(
      "no-other-controllers", "Notes/NotesViewController.swift", "  private let viewModel",
      "  private var editor: EditorViewController?\n  private let viewModel", in: "MVVM-C"),
    Seed(
      "no-other-controllers", "Notes/NotesViewController.swift", "  private let viewModel",
      "  private let editor: EditorDependency\n  private let viewModel", in: "MVVM-C"),
    Seed(
      "events-and-input-data", "Editor/EditorViewController.swift",
      "{ events.onNext(.cancelTapped) }",
      "{ [weak self] in self?.viewModel.onFinish?() }", in: "MVVM-C"),
    Seed(
      "events-have-happened", "Login/LoginViewModel.swift", "case nameEdited",
      "case setName", in: "MVVM-C"),
    Seed(
      "parts-are-appended", "Login/LoginPart.swift", "/// Registers the module.",
      "enum HelpPart: DIPart {\n  static func load(container: DIContainer) {}\n}\n\n/// Registers the module.",
      in: "MVVM-C"),
    Seed(
      "state-is-the-providers", "Login/LoginProvider.swift", "private(set) var currentState",
      "var currentState", in: "MVVM-C"),
    Seed(
      "providers-own", "Detail/DetailProvider.swift", "private(set) var currentState",
      "var currentState", in: "MVVM-C"),
    Seed(
      "providers-own", "Services/PicturesService.swift", "private var requested",
      "var requested", in: "MVVM-C"),
    Seed(
      "stores-are-committed-to", "Infrastructure/RxPublished.swift",
      "var currentState: State { relay.value }",
      "var currentState: State {\n    get { relay.value }\n    set { relay.accept(newValue) }\n  }",
      in: "MVVM-C"),
    Seed(
      "services-commit", "Detail/DetailProvider.swift", "    service.delete(currentState.id)",
      "    notes.commit { $0.loadState = .failed }", in: "MVVM-C"),
    Seed(
      "services-commit", "Detail/DetailProvider.swift",
      "    show(id)\n", "    rows.commit { $0 = NoteRows(order: .byTitle) }\n    show(id)\n",
      in: "MVVM-C"),
    Seed(
      "services-commit", "Notes/NotesProvider.swift", "    service.load()\n",
      "    service.load()\n    notes.commit { $0.loadState = .loading }\n", in: "MVVM-C"),
    Seed(
      "observers-observe", "Infrastructure/Observable.swift", "  private let begin",
      "  let begin", in: "MVVM-C"),
    Seed(
      "one-commit", "Login/LoginProvider.swift",
      "      state.isLoggingIn = true\n      state.error = nil\n    }",
      "      state.isLoggingIn = true\n    }\n    _currentState.commit { $0.error = nil }",
      in: "MVVM-C"),
    Seed(
      "one-commit", "Editor/EditorProvider.swift",
      "    _currentState.commit { $0.draft.keepMine() }",
      "    currentState.isSaving = true\n    currentState.isSaving = false", in: "MVVM-C"),
    Seed(
      "input-data-are-values", "Profile/ProfileViewModel.swift", "struct ProfileViewInputData",
      "final class ProfileViewInputData", in: "MVVM-C"),
    Seed(
      "input-data-are-values", "Tabs/TabsViewModel.swift", "  var notesBadge: Int",
      "  var notesBadge: Int\n  var onTap: () -> Void = {}", in: "MVVM-C"),
    Seed(
      "views-format-nothing", "Detail/NotePageViewController.swift", "setText(data.words)",
      "setText(counted(data.words.count, \"word\"))", in: "MVVM-C"),
    Seed(
      "providers-format-nothing", "Tabs/TabsProvider.swift", "markCount = $0",
      "title = counted($0, \"mark\")", in: "MVVM-C"),
    Seed(
      "coordinators-ask", "Detail/DetailViewController.swift",
      "pageModules.value(with: data.page)", "container.resolve(with: data.page)", in: "MVVM-C"),
    Seed(
      "coordinators-navigate", "Detail/DetailViewController.swift",
      "{ events.onNext(.backTapped) }",
      "{ [weak self] in self?.navigationController?.pop() }", in: "MVVM-C"),
    Seed(
      "way-is-unknown", "Notes/NotesViewModel.swift", "  private let provider",
      "  private weak var router: (any Router)?\n  private let provider", in: "MVVM-C"),
    Seed(
      "routers-hide-controllers", "Infrastructure/Router.swift", "private var rootController",
      "var rootController", in: "MVVM-C"),
    Seed(
      "children-are-kept", "Infrastructure/Coordinator.swift", "private(set) var childCoordinators",
      "var childCoordinators", in: "MVVM-C"),
    Seed(
      "handlers-are-weak", "Detail/DetailCoordinator.swift",
      "{ [weak self] in self?.router.popModule() }",
      "{ self.router.popModule() }", in: "MVVM-C"),
    Seed(
      "handlers-are-weak", "Notes/NotesCoordinator.swift", "{ [weak self, weak coordinator] in",
      "{ [weak self] in", in: "MVVM-C"),
    Seed(
      "handlers-are-weak", "Detail/DetailCoordinator.swift", "{ [weak self] in self?.onFinish?() }",
      "{ self.onFinish?() }", in: "MVVM-C"),
    Seed(
      "subscriptions-are-free", "Tabs/TabsViewModel.swift", "{ [weak self] in self?.handle($0) }",
      "{ self.handle($0) }", in: "MVVM-C"),
    Seed(
      "subscriptions-are-free", "Login/LoginViewController.swift",
      "{ [weak self] in self?.render(data: $0) }",
      "{ self.render(data: $0) }", in: "MVVM-C"),
    Seed(
      "subscriptions-end", "Notes/NotesProvider.swift",
      "    notes.state.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)",
      "    _ = notes.state.subscribe(onNext: { [weak self] in self?.follow($0) })", in: "MVVM-C"),
  ]

  static let redux = [
    Seed(
      "matrix", "Notes/NotesViewController.swift",
      "private(set) lazy var dataSource = makeDataSource()",
      "private let pushes: PushListener", in: "Redux"),
    Seed(
      "effects-in-thunks", "Login/LoginViewController.swift", "import Screens",
      "import Controllers\nimport Screens", in: "Redux"),
    Seed(
      "effects-have-no-views", "Notes/PicturesThunks.swift", "import Model",
      "import Model\nimport Toolkit", in: "Redux"),
    Seed(
      "reducers-are-pure", "Root/RouteSlice.swift", "state.tab = tab",
      "state.tab = tab + (now().milliseconds > 0 ? 1 : 0)", in: "Redux"),
    Seed(
      "reducers-are-functions", "Login/LoginSlice.swift", "func loginReducer",
      "final class LoginReducer {}\n\nfunc loginReducer", in: "Redux"),
    Seed(
      "reducers-are-the-stores", "Login/LoginViewController.swift", "    showSubmitButton()\n",
      "    _ = appReducer(store.state, .route(.okTapped))\n", in: "Redux"),
    Seed(
      "state-is-codable", "Profile/ProfileSlice.swift", "enum Avatar: Equatable, Codable, Sendable",
      "enum Avatar: Equatable, Sendable", in: "Redux"),
    Seed(
      "state-is-codable", "Login/LoginSlice.swift", "nonisolated enum LoginState",
      "nonisolated final class LoginState", in: "Redux"),
    Seed(
      "state-holds-values", "Profile/ProfileSlice.swift", "var hasAppeared = false",
      "var appeared: (() -> Void)?", in: "Redux"),
    Seed(
      "state-tells-no-view", "Notes/NotesSlice.swift",
      "fileprivate(set) var rows = NoteRows(order: .byChange)",
      "fileprivate(set) var rowChanges: [NoteRows.RowChange] = []", in: "Redux"),
    Seed(
      "actions-are-codable", "Root/RouteSlice.swift",
      "enum RouteAction: Equatable, Codable, Sendable", "enum RouteAction: Equatable, Sendable",
      in: "Redux"),
    Seed(
      "actions-are-codable", "State/AppAction.swift",
      "enum AppAction: Equatable, Codable, Sendable",
      "enum AppAction: Equatable, Sendable", in: "Redux"),
    Seed(
      "actions-are-events", "Root/RouteSlice.swift", "case tabTapped(Int)", "case setTab(Int)",
      in: "Redux"),
    Seed(
      "state-is-read-only", "Infrastructure/Store.swift", "private(set) var state",
      "var state", in: "Redux"),
    Seed(
      "slices-are-closed", "Notes/NotesSlice.swift", "fileprivate(set) var lastWrite",
      "var lastWrite", in: "Redux"),
    Seed("selectors-read", "Notes/NotesSelectors.swift", "let title", "var title", in: "Redux"),
    Seed(
      "actions-without-passwords", "Login/LoginSlice.swift", "case submitTapped",
      "case submitTapped(name: String, password: String)", in: "Redux"),
    Seed(
      "reducers-return", "Login/LoginSlice.swift", "_ state: LoginState",
      "_ state: inout LoginState",
      in: "Redux"),
    Seed(
      "read-through-selectors", "Tabs/TabsViewController.swift",
      "DetailSelectors.openNoteID(store.state)", "store.state.notes.openNote?.id", in: "Redux"),
    Seed(
      "one-store", "Tabs/TabsViewController.swift", "    self.store = store",
      "    self.store = Store(store.state, listeners: [])",
      in: "Redux"),
    Seed(
      "weak-subscribers", "Infrastructure/StoreSubscription.swift", "weak var subscriber",
      "var subscriber", in: "Redux"),
    Seed(
      "answers-find-nobody", "Editor/EditorViewController.swift",
      "{ [weak self] _ in self?.textEdited() }", "{ _ in self.textEdited() }", in: "Redux"),
  ]

  static let flux = [
    Seed(
      "matrix", "Login/LoginViewController.swift", "  private let login: LoginStore",
      "  private var last = Action.logIn\n  private let login: LoginStore", in: "Flux"),
    Seed(
      "stores-import", "Stores/UserStore.swift", "import Model", "import Controllers\nimport Model",
      in: "Flux"),
    Seed(
      "requests-in-creators", "Profile/ProfileViewController.swift", "import Model",
      "import Controllers\nimport Model", in: "Flux"),
    Seed(
      "creators-have-no-views", "Actions/NavigationActions.swift", "import Model",
      "import Model\nimport Toolkit", in: "Flux"),
    Seed(
      "only-creators-dispatch", "Stores/AvatarStore.swift", "      state.isRequested = true",
      "      state.isRequested = true\n      dispatcher.dispatch(.loadUser)", in: "Flux"),
    Seed(
      "one-graph", "Root/RootController.swift", "    self.stores = stores\n",
      "    self.stores = Stores(Dispatcher())\n", in: "Flux"),
    Seed(
      "getters-without-setters", "Stores/NoteListStore.swift",
      "private(set) var selectedID: Note.ID?", "var selectedID: Note.ID?", in: "Flux"),
    Seed(
      "stores-cannot-be-written", "Infrastructure/ReduceStore.swift",
      "private(set) final var state: State", "final var state: State", in: "Flux"),
    Seed(
      "one-way-in", "Stores/NotesStore.swift", "private func finishLoad", "func finishLoad",
      in: "Flux"),
    Seed(
      "changes-carry-nothing", "Infrastructure/Store.swift", "  final func addListener(",
      """
        final func addListener(_ callback: @escaping (Int) -> Void) -> StoreListener {
          addListener { callback(1) }
        }

        final func addListener(
      """, in: "Flux"),
    Seed(
      "views-query", "Notes/NotesViewController+Table.swift",
      "    } else if noteList.ids != dataSource.ids {",
      "    } else if noteList.hasChanged() {", in: "Flux"),
    Seed(
      "state-in-stores", "Profile/ProfileViewController.swift",
      "  private let avatar: AvatarStore",
      "  private var shown: User?\n  private let avatar: AvatarStore",
      in: "Flux"),
    Seed(
      "actions-are-values", "Actions/Action.swift", "enum Action {",
      "final class Note {}\n\nenum Action {", in: "Flux"),
    Seed(
      "actions-are-no-setters", "Actions/Action.swift", "case selectTab(Tab)", "case setTab(Tab)",
      in: "Flux"),
    Seed(
      "no-password", "Actions/Action.swift", "case logIn\n", "case logIn(password: String)\n",
      in: "Flux"),
    Seed(
      "no-bindings", "Stores/PictureStore.swift", "import Model",
      "import Model\nimport Observation",
      in: "Flux"),
    Seed(
      "listeners-are-free", "Infrastructure/Container.swift",
      "{ [weak self] in self?.setNeedsUpdateProperties() }", "{ self.setNeedsUpdateProperties() }",
      in: "Flux"),
  ]

  static let ziggurat = [
    Seed(
      "matrix", "Services/SessionService.swift", "  private let client",
      "  private weak var root: RootController?\n  private let client", in: "Ziggurat"),
    Seed(
      "matrix", "Services/UserService.swift", "  private let signal: () -> Void",
      "  private weak var renderer: Renderer?", in: "Ziggurat"),
    Seed(
      "services-import", "Services/LinkService.swift", "import Model",
      "import Model\nimport Screens", in: "Ziggurat"),
    Seed(
      "controllers-import", "Login/LoginViewController.swift", "import Screens",
      "import Model\nimport Screens", in: "Ziggurat"),
    Seed(
      "controllers-read-nothing", "Editor/EditorViewController.swift",
      "private let service: any EditorInforming", "private let service: EditorService",
      in: "Ziggurat"),
    Seed(
      "presenters-import", "Login/LoginPresenter.swift", "import Model",
      "import Model\nimport Toolkit", in: "Ziggurat"),
    Seed(
      "view-models-import", "Login/LoginViewModel.swift", "/// The form by which",
      "import Model\n\n/// The form by which", in: "Ziggurat"),
    Seed(
      "view-models-are-values", "Detail/DetailViewModel.swift",
      "nonisolated struct NotePageViewModel", "nonisolated final class NotePageViewModel",
      in: "Ziggurat"),
    Seed(
      "view-models-are-values", "Detail/DetailViewModel.swift",
      "NotePageViewModel: Equatable, Sendable", "NotePageViewModel: Sendable", in: "Ziggurat"),
    Seed(
      "view-models-never-change", "Profile/ProfileViewModel.swift", "let name", "var name",
      in: "Ziggurat"),
    Seed(
      "view-models-are-simple", "Profile/ProfileViewModel.swift", "let name: String",
      "let name: () -> String", in: "Ziggurat"),
    Seed(
      "view-models-are-simple", "Profile/ProfileViewModel.swift", "let name: String",
      "let user: User", in: "Ziggurat"),
    Seed(
      "presenters-are-stateless", "Login/LoginPresenter.swift", "struct LoginPresenter {",
      "struct LoginPresenter {\n  private var last: LoginViewModel?", in: "Ziggurat"),
    Seed(
      "renderer-writes-nothing", "Infrastructure/Renderer.swift", "  private let loop",
      "  private let notes: NotesService\n  private let loop", in: "Ziggurat"),
    Seed(
      "informing-returns-nothing", "Services/Informing.swift", "func tabTapped(_ tab: Int)",
      "func tabTapped(_ tab: Int) -> Bool", in: "Ziggurat"),
    Seed(
      "services-own", "Services/NavigationService.swift", "private(set) var alert", "var alert",
      in: "Ziggurat"),
    Seed(
      "services-know-no-format", "Services/EditorService.swift",
      "    draft = nil\n", "    draft = nil\n    raise(counted(1, \"draft\"))\n", in: "Ziggurat"),
    Seed(
      "signals-are-weak", "Composition/AppContext.swift", "private weak var renderer",
      "private var renderer", in: "Ziggurat"),
    Seed(
      "controllers-only-inform", "Services/Informing.swift", "func keepMineTapped()",
      "func keepMineTapped()\n  var draft: EditorDraft? { get }", in: "Ziggurat"),
    Seed(
      "presenters-only-read", "Services/Reading.swift", "  var selectedTab",
      "  func closeNote()\n  var selectedTab", in: "Ziggurat"),
    Seed(
      "services-cannot-be-written", "Services/EditorService.swift", "private(set) var draft",
      "var draft", in: "Ziggurat"),
    Seed(
      "view-models-cannot-be-written", "Editor/EditorViewModel.swift", "let text", "var text",
      in: "Ziggurat"),
  ]
}

import Study

extension Seeds {
  static let mvvmc = Seeds(
    "MVVM-C",
    sources: [
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
        "events-and-input-data", "Editor/EditorViewController.swift",
        "{ events.onNext(.cancelTapped) }",
        "{ [weak self] in self?.viewModel.onFinish?() }"),
      Seed(
        "events-have-happened", "Login/LoginViewModel.swift", "case nameEdited",
        "case setName"),
      Seed(
        "parts-are-appended", "Login/LoginPart.swift", "/// Registers the module.",
        "enum HelpPart: DIPart {\n  static func load(container: DIContainer) {}\n}\n\n/// Registers the module."
      ),
      Seed(
        "state-is-the-providers", "Login/LoginProvider.swift", "private(set) var currentState",
        "var currentState"),
      Seed(
        "providers-own", "Detail/DetailProvider.swift", "private(set) var currentState",
        "var currentState"),
      Seed(
        "providers-own", "Services/PicturesService.swift", "private var requested",
        "var requested"),
      Seed(
        "stores-are-committed-to", "Infrastructure/RxPublished.swift",
        "var currentState: State { relay.value }",
        "var currentState: State {\n    get { relay.value }\n    set { relay.accept(newValue) }\n  }"
      ),
      Seed(
        "services-commit", "Detail/DetailProvider.swift", "    service.delete(currentState.id)",
        "    notes.commit { $0.loadState = .failed }"),
      Seed(
        "services-commit", "Detail/DetailProvider.swift",
        "    show(id)\n", "    rows.commit { $0 = NoteRows(order: .byTitle) }\n    show(id)\n"),
      Seed(
        "services-commit", "Notes/NotesProvider.swift", "    service.load()\n",
        "    service.load()\n    notes.commit { $0.loadState = .loading }\n"),
      Seed(
        "observers-observe", "Infrastructure/Observable.swift", "  private let begin",
        "  let begin"),
      Seed(
        "one-commit", "Login/LoginProvider.swift",
        "      state.isLoggingIn = true\n      state.error = nil\n    }",
        "      state.isLoggingIn = true\n    }\n    _currentState.commit { $0.error = nil }"),
      Seed(
        "one-commit", "Editor/EditorProvider.swift",
        "    _currentState.commit { $0.draft.keepMine() }",
        "    currentState.isSaving = true\n    currentState.isSaving = false"),
      Seed(
        "input-data-are-values", "Profile/ProfileViewModel.swift", "struct ProfileViewInputData",
        "final class ProfileViewInputData"),
      Seed(
        "input-data-are-values", "Tabs/TabsViewModel.swift", "  var notesBadge: Int",
        "  var notesBadge: Int\n  var onTap: () -> Void = {}"),
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
      Seed(
        "handlers-are-weak", "Detail/DetailCoordinator.swift",
        "{ [weak self] in self?.router.popModule() }",
        "{ self.router.popModule() }"),
      Seed(
        "handlers-are-weak", "Notes/NotesCoordinator.swift", "{ [weak self, weak coordinator] in",
        "{ [weak self] in"),
      Seed(
        "handlers-are-weak", "Detail/DetailCoordinator.swift",
        "{ [weak self] in self?.onFinish?() }",
        "{ self.onFinish?() }"),
      Seed(
        "subscriptions-are-free", "Tabs/TabsViewModel.swift", "{ [weak self] in self?.handle($0) }",
        "{ self.handle($0) }"),
      Seed(
        "subscriptions-are-free", "Login/LoginViewController.swift",
        "{ [weak self] in self?.render(data: $0) }",
        "{ self.render(data: $0) }"),
      Seed(
        "subscriptions-end", "Notes/NotesProvider.swift",
        "    notes.state.subscribe(onNext: { [weak self] in self?.follow($0) }).disposed(by: disposeBag)",
        "    _ = notes.state.subscribe(onNext: { [weak self] in self?.follow($0) })"),
    ],
    sessions: [
      RecordingSeed("no-torn-frame", where: RecordingSeed.writesRow) {
        $0.writes.append($0.writes[0])
      },
      RecordingSeed("covered-list-rests") { recording in
        let index = recording.turns.lastIndex { $0.step.contains("Behind the profile") }
        let write = recording.turns.flatMap(\.writes).last { $0.work.hasPrefix("write notes.") }
        guard let index, let write else { return nil }
        recording.turns[index].writes.append(write)
        return recording.turns[index].line
      },
      RecordingSeed("covered-list-rests") { recording in
        let push = recording.steps.lastIndex { $0.step.contains("Behind the profile") }
        guard let index = push.map({ $0 + 1 }) else { return nil }
        let text = recording.steps[index].snapshot
        recording.steps[index].snapshot = text.replacing("Behind the profile", with: "")
        return recording.steps[index].line
      },
      .step("children-go", "tap nav.back") { $0.coordinators.append("DetailCoordinator") },
      .step("children-go", "tap alert.discard") {
        $0.coordinators.append("EditorCoordinator")
      },
      .step("children-go", "tap profile.logout") {
        $0.coordinators.append("TabsCoordinator")
      },
      .step("children-go", "tap detail.edit") { $0.coordinators = ["TabsCoordinator"] },
      RecordingSeed("tabs-keep-stacks") { recording in
        let index = recording.steps.indices.dropFirst().first { index in
          recording.steps[index].step == "tap tabs.notes"
            && recording.steps[index].snapshot.contains("View detail\n")
        }
        guard let index else { return nil }
        recording.steps[index].snapshot = recording.steps[index + 1].snapshot
        return recording.steps[index].line
      },
      .step("session-scope-ends", "tap profile.logout") { $0.storeCount += 1 },
    ])
}

package import SourceAnalysis

extension Role {
  /// What loads and keeps the data of one screen.
  package static let provider = Role("provider", at: 68)
  /// What controls the navigation of one flow.
  package static let coordinator = Role("coordinator", at: 76)
}

extension RuleBook {
  /// MVVM with coordinators, providers and a container for dependencies.
  static let mvvmc = RuleBook(
    "MVVM-C",
    roles: RoleRule.shared + [
      RoleRule("*/*Coordinator.swift", .coordinator),
      RoleRule("*/*Provider.swift", .provider),
      RoleRule("*/*ViewModel.swift", .viewModel),
      // A part of the list's view model.
      RoleRule("Notes/NoteCellInputData.swift", .viewModel),
      RoleRule("*/*Part.swift", .composition),
      RoleRule("Services/*Service.swift", .service),
      RoleRule("Services/*State.swift", .state),
      RoleRule("Editor/*", .value),
    ],
    [
      Rule(
        "matrix",
        "View controllers know view models, these know providers, and all of them no coordinator.",
        source: "the article's scheme of a module: Provider, ViewModel, ViewController",
        .check(
          .matrix([
            .view: [.viewModel, .infrastructure],
            .viewController: [.view, .viewModel, .infrastructure, .composition],
            .viewModel: [.provider, .state, .value, .infrastructure],
            .provider: [.service, .state, .value, .infrastructure],
            .service: [.state, .value, .infrastructure],
            .state: [.value],
            .value: [],
            .coordinator: [
              .viewController, .viewModel, .service, .state, .value, .infrastructure, .composition,
            ],
            .infrastructure: [],
          ]))),

      // What each role imports.
      Rule(
        "views-import", "Views import neither model objects nor clients.",
        source:
          "the article, \"View – the layer responsible for the level of graphical representation\"",
        .check(.imports(of: .role(.view, .viewController), only: ["Screens", "Toolkit"]))),
      Rule(
        "view-models-import", "View models import no view and no client.",
        source: "the article, \"The mediator between the Model and View\"",
        .check(.imports(of: .role(.viewModel), only: ["Model"]))),
      Rule(
        "providers-import", "Providers and services import no view.",
        source:
          "the article, a provider \"is responsible for communicating with services and managers\"",
        .check(
          .imports(
            of: .role(.provider, .service, .state, .value),
            only: ["Controllers", "Model"]))),
      Rule(
        "coordinators-import", "Coordinators send no request: they know no client.",
        source: "the article, coordinators \"control the navigational flow of our application\"",
        .check(.imports(of: .role(.coordinator), never: "Controllers"))),

      // Modules.
      Rule(
        "own-provider", "A view model knows the provider of its own module and no other one.",
        source: "the article: `init(notesProvider: NotesListProvider)`",
        .check(.names(in: .path("*/*ViewModel.swift"), onlyOwnTypesOf: .role(.provider)))),
      Rule(
        "no-other-controllers", "No view controller knows another one or its module, pages apart.",
        source: "the article, coordinators \"isolate and reuse ViewControllers\"",
        .check(
          .names(in: screens, onlyOwnTypesOf: .role(.viewController))
            .and(.names(in: screens, neverTypesOf: .role(.composition))))),
      Rule(
        "events-have-happened", "An event is named for what has happened.",
        source: "the article, \"view loading, button pressing, cell selection\"",
        .check(
          .cases(
            in: .role(.viewModel), neverBeginWith: "set", "update", "change", "add", "remove",
            "show", "toggle", "open", "close"))),

      // State.
      Rule(
        "state-is-the-providers", "A provider alone changes its state.",
        source: "the article, \"the provider's state should not change outside of the provider\"",
        .compiler(
          RefusedProgram(
            "LoginProviderImpl.currentState",
            body: """
              private func write(_ known: any LoginProvider, _ provider: LoginProviderImpl) {
                known.edit(name: provider.currentState.name)
                known.currentState.name = ""  // refused: is a get-only property
                provider.currentState.name = ""  // refused: setter is inaccessible
                provider._currentState.commit { $0.name = "" }  // refused: inaccessible
                provider.state = known.state  // refused: setter is inaccessible
              }
              """))),
      Rule(
        "stores-are-committed-to", "A shared state is replaced by `commit` alone.",
        source: "the article, \"func commit(changes: (inout State) -> ())\"",
        .compiler(
          RefusedProgram(
            "SharedStore.currentState", importing: "Model",
            body: """
              private func write(_ store: SharedStore<PersonState>) {
                store.commit { $0.loadState = .loaded }
                store.currentState.loadState = .loaded  // refused: is a get-only property
                store.relay.accept(PersonState())  // refused: inaccessible
              }
              """))),
      Rule(
        "observers-observe", "An observer of a state sends nothing, and asks for nothing.",
        source: "the article, \"The State will be an observer of CurrentState\"",
        .compiler(
          RefusedProgram(
            "Observable.begin",
            body: """
              private func write(_ viewModel: any LoginViewModel, _ bag: DisposeBag) {
                viewModel.events.onNext(.submitTapped)
                viewModel.viewInputData.subscribe { _ in }.disposed(by: bag)
                _ = viewModel.viewInputData.begin { _ in }  // refused: inaccessible
                _ = viewModel.viewInputData.value  // refused: has no member 'value'
                viewModel.viewInputData.onNext  // refused: has no member 'onNext'
                viewModel.provider.logIn()  // refused: has no member 'provider'
              }
              """))),
      Rule(
        "input-data-are-values", "What is rendered is a value, of no view's type.",
        source: "the article maps to a cell's type; Timehop post forbids that: see the README",
        .check(.noObjects(in: .role(.viewModel), ending: "InputData"))),
      Rule(
        "views-format-nothing", "View controllers call none of the shared formats.",
        source: "the article, a view model \"change[s] it to the necessary format for the view\"",
        .check(.formatsNothing(.role(.view, .viewController)))),
      Rule(
        "providers-format-nothing", "Providers and services word and format nothing.",
        source: "the article, a view model \"change[s] it to the necessary format for the view\"",
        .check(.formatsNothing(.role(.provider, .service, .state)))),

      // Navigation.
      Rule(
        "coordinators-ask", "Only coordinators ask the container for something.",
        source:
          "the article, \"we take the dependency [...] using the method container.resolve()\"",
        .check(
          .words(
            in: FileSet.role(.coordinator).and(.path("Infrastructure/DIContainer.swift")).others,
            never: "resolve"))),
      Rule(
        "coordinators-navigate", "Only coordinators push, present, pop and dismiss.",
        source: "the article: a router is handed to each coordinator, and to nobody else",
        .check(
          .words(
            in: .role(.view, .viewController, .viewModel, .provider, .composition), never: "push",
            "present", "pop", "popToRoot", "dismiss", "popModule", "popToRootModule",
            "setRootModule", "dismissModule", "rootViewController"))),
      Rule(
        "way-is-unknown", "No module knows a coordinator, a router or the container.",
        source: "the article, coordinators \"isolate and reuse ViewControllers\"",
        .check(
          .words(
            in: .role(.view, .viewController, .viewModel, .provider, .service, .state, .value),
            never: "Router", "RouterImp", "Coordinator", "BaseCoordinator", "Overlay",
            "DIContainer", "DIResolution"))),
      Rule(
        "routers-hide-controllers", "The stack of screens is moved through the router alone.",
        source: "the article: `protocol Router`, on a navigation controller",
        .compiler(
          RefusedProgram(
            "RouterImp.rootController",
            body: """
              private func move(_ router: any Router, _ implementation: RouterImp) {
                router.popModule()
                _ = router.rootController  // refused: has no member 'rootController'
                _ = implementation.rootController  // refused: inaccessible
              }
              """))),
      Rule(
        "children-are-kept", "A coordinator alone keeps and releases its children.",
        source: "the article, \"add two child coordinators to the storage using addDependency\"",
        .compiler(
          RefusedProgram(
            "BaseCoordinator.childCoordinators",
            body: """
              private func keep(_ coordinator: BaseCoordinator, _ child: any Coordinator) {
                coordinator.addDependency(child)
                coordinator.removeDependency(coordinator.childCoordinators.first)
                coordinator.childCoordinators = []  // refused: setter is inaccessible
                coordinator.childCoordinators.append(child)  // refused: setter is inaccessible
              }
              """))),
    ])

  /// The view controllers but those of tabs and of pages, which contain others.
  private static let screens = FileSet.role(.viewController)
    .except(.path("Tabs/*")).except(.path("Detail/DetailViewController.swift"))
}

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
        "events-and-input-data",
        "A view controller reads input data and sends events, and calls no action of a view model.",
        source: "the article, \"define all the events that should be processed on the screen\"",
        .check(
          .members(
            of: "viewModel", in: .role(.viewController),
            except: "viewInputData", "cellInputData", "events"))),
      Rule(
        "events-have-happened", "An event is named for what has happened.",
        source: "the article, \"view loading, button pressing, cell selection\"",
        .check(
          .cases(
            in: .role(.viewModel), neverBeginWith: "set", "update", "change", "add", "remove",
            "show", "toggle", "open", "close"))),
      Rule(
        "parts-are-appended", "Each part is loaded at launch.",
        source:
          "the article, \"do not forget to add the module to the container in the AppDelegate\"",
        .check(
          .types(
            conformingTo: "DIPart", areNamedIn: .path("Composition/*")))),

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
        "providers-own", "What a provider or a service holds, no other object sets.",
        source: "the article, \"Also set the access level to private(set)\"",
        .check(
          .properties(in: .role(.provider), ofTypesEnding: "Impl", are: .closed)
            .and(.properties(in: .role(.service), are: .closed)))),
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
        "services-commit",
        "Only services commit to a shared store, and the list's provider to that of its rows.",
        source: "the article: `sharedStore.state.subscribe` in the provider",
        .check(
          .member("commit", onlyOn: "_currentState", in: committing.others)
            .and(.member("commit", onlyOn: "_currentState", "pageRows", in: listProvider)))),
      Rule(
        "observers-observe", "Who observes a state can send nothing, and asks for nothing.",
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
        "one-commit", "An operation changes a state once: several fields by one commit.",
        source: "the article, \"deliver the updated state only when the operation was completed\"",
        .check(
          .changesOnceInABody(
            of: "currentState", by: "commit", in: .role(.provider, .service)))),
      Rule(
        "input-data-are-values",
        "What is rendered is a value, of no view's type.",
        source: "the article maps to a cell's type; Timehop post forbids that: see the README",
        .check(
          .types(in: .role(.viewModel), ending: "InputData", are: .values)
            .and(
              .properties(in: .role(.viewModel), ofTypesEnding: "InputData", are: .value)))),
      Rule(
        "views-format-nothing", "View controllers call none of the shared formats.",
        source: "the article, a view model \"change[s] it to the necessary format for the view\"",
        .check(
          .calls(
            in: .role(.view, .viewController), never: "format", "counted", "title", "wordCount",
            "friendSentence", "validate"))),
      Rule(
        "providers-format-nothing", "Providers and services word and format nothing.",
        source: "the article, a view model \"change[s] it to the necessary format for the view\"",
        .check(
          .calls(
            in: .role(.provider, .service, .state), never: "format", "counted", "title",
            "wordCount", "friendSentence"))),

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
      Rule(
        "handlers-are-weak", "What a view model or a child calls keeps no coordinator alive.",
        source: "the article: `onNoteSelected = { [weak self] note in`",
        .check(
          .closures(
            of: "push", orOfPropertiesIn: .role(.viewModel, .coordinator), in: .role(.coordinator))
        )),
      Rule(
        "subscriptions-are-free", "No subscription and no button keeps its owner alive.",
        source: "the article: `subscribe(onNext: { [weak self] notes in`",
        .check(
          .closures(
            of: "subscribe", "TableViewDiffableDataSource", "onTap", "onEdit",
            in: FileSet.path("Infrastructure/Observable.swift").others))),
      Rule(
        "subscriptions-end", "Each subscription is disposed of with its owner's bag.",
        source: "RxSwift, Getting Started: `disposed(by:)`; so in each subscription of the article",
        .check(
          .calls(
            of: "subscribe", endIn: "disposed",
            in: FileSet.path("Infrastructure/Observable.swift").others))),

      // What a session shows.
      Rule(
        "no-write-twice", "No view is given what it shows.",
        source: "RxSwift, distinctUntilChanged; the article, not to \"update the whole UI\"",
        .run(.nothingIsWrittenTwice)),
      Rule(
        "no-torn-frame", "No view is written twice for one commit, first with half of a change.",
        source: "the article, \"deliver the updated state only when the operation was completed\"",
        .run(.eachViewIsWrittenOnce)),
      Rule(
        "covered-list-rests", "A covered list is not rendered, and is right when it comes back.",
        source: "the article, \"In viewWillAppear(), we subscribe to ViewInputData\"",
        .run(.coveredListRests)),
      Rule(
        "children-go", "A flow's coordinator goes with its screens: on finish, cancel and back.",
        source: "the article, \"control the navigational flow of our application\"",
        .run(.coordinatorsFollowTheScreens)),
      Rule(
        "tabs-keep-stacks", "A tab keeps its stack while another one is selected.",
        source: "the article, \"By flow we mean a coordinator and router pair\"",
        .run(.tabsKeepTheirStacks)),
      Rule(
        "session-scope-ends", "A log-out releases all stores and services of the session.",
        source: "DITranquillity: scopes; the article's `NotesListScope`",
        .run(.logOutReleasesTheSession)),
    ])

  /// The files that may commit to any shared store, and the provider that may commit to one.
  private static let committing = FileSet.role(.service, .infrastructure)
    .and(listProvider)
  private static let listProvider = FileSet.path("Notes/NotesProvider.swift")

  /// The view controllers but those of tabs and of pages, which contain others.
  private static let screens = FileSet.role(.viewController)
    .except(.path("Tabs/*")).except(.path("Detail/DetailViewController.swift"))
}

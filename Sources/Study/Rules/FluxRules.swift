package import SourceAnalysis

extension Role {
  /// What views call so that an action is made and dispatched.
  package static let actionCreator = Role("actionCreator", at: 14)
}

extension RuleBook {
  /// Flux by its own documents: a dispatcher, stores, action creators and controller-views.
  static let flux = RuleBook(
    "Flux",
    roles: RoleRule.shared + [
      RoleRule("Notes/NoteRow.swift", .view),
      RoleRule("Stores/*Store.swift", .store),
      RoleRule("Stores/*", .value),
      RoleRule("Actions/Action.swift", .action),
      RoleRule("Actions/*", .actionCreator),
    ],
    [
      Rule(
        "matrix", "Views know stores and action creators; stores know actions, and no view.",
        source:
          "Flux, In-Depth Overview: \"The dispatcher, stores and views are independent nodes with "
          + "distinct inputs and outputs\"",
        .check(
          .matrix([
            .view: [.value],
            .viewController: [
              .view, .store, .actionCreator, .value, .infrastructure, .composition,
            ],
            .actionCreator: [.action, .store, .value, .infrastructure, .composition],
            .action: [.value],
            .store: [.action, .value, .infrastructure],
            .value: [],
            .infrastructure: [],
          ]))),
      Rule(
        "stores-import", "A store knows the model alone: no client, no view.",
        source:
          "Flux, Testing: logic moves from the views to the stores, where it is tested",
        .check(.imports(of: .role(.store, .value, .action), only: ["Model"]))),
      Rule(
        "requests-in-creators", "Only action creators know clients.",
        source:
          "Flux, In-Depth Overview: \"Actions may also come from other places, such as the server\"",
        .check(
          .imports(of: .role(.actionCreator, .composition).others, never: "Controllers"))),
      Rule(
        "creators-have-no-views", "Action creators know no view.",
        source:
          "Flux, Actions and the Dispatcher: \"helper methods\" that create an action and pass it on",
        .check(.imports(of: .role(.actionCreator), never: "Screens", "Toolkit"))),
      Rule(
        "only-creators-dispatch", "Only action creators dispatch: no view and no store does.",
        source:
          "Flux, In-Depth Overview: \"provided to the dispatcher in an action creator method\"",
        .check(
          .words(in: .role(.actionCreator, .infrastructure).others, never: "dispatch"))),
      Rule(
        "one-graph", "Each store exists once, and is made with the object graph.",
        source: "Flux, In-Depth Overview: \"A Single Dispatcher\", with which all stores register",
        .check(
          .calls(
            in: .role(.composition).others, never: "Stores", "Actions", "SessionStore",
            "LoginStore", "NotesStore", "NoteListStore", "NavigationStore", "DetailStore",
            "UserStore", "AvatarStore", "PictureStore", "PictureRequestStore"))),
      Rule(
        "stores-cannot-be-written", "A view cannot change what a store has.",
        source: "Flux, Testing: \"By design, stores can't be modified from the outside\"",
        .compiler(
          RefusedProgram(
            "ReduceStore.state", importing: "Model",
            body: """
              private func write(_ notes: NotesStore, _ navigation: NavigationStore) {
                _ = (notes.count, notes.note(1)?.text, navigation.draft?.text)
                notes.count = 1  // refused: get-only property
                notes.state.isLoading = true  // refused: inaccessible
                notes.note(1)?.text = ""  // refused: function call returns immutable value
                navigation.draft = nil  // refused: get-only property
                navigation.state = NavigationStore.State()  // refused: setter is inaccessible
              }
              """))),
      Rule(
        "one-way-in", "New data enter a store through its registered callback alone.",
        source: "Flux, In-Depth Overview: \"only a single way of getting new data\" into a store",
        .compiler(
          RefusedProgram(
            "NotesStore.finishLoad", importing: "Model",
            body: """
              private func send(_ notes: NotesStore, _ dispatcher: Dispatcher<Action>) {
                dispatcher.dispatch(.loadNotes)
                notes.finishLoad(.success([]))  // refused: inaccessible
              }
              """))),
      Rule(
        "changes-carry-nothing", "A change event says that a store has changed, and not what.",
        source: "Flux, In-Depth Overview: views \"query the new state\" when they hear of a change",
        .compiler(
          RefusedProgram(
            "Store.addListener",
            body: """
              private func listen(_ notes: NotesStore) -> [StoreListener] {
                [
                  notes.addListener { _ = notes.count },
                  notes.addListener { change in _ = change },  // refused: expects 0 arguments
                ]
              }
              """))),
      Rule(
        "views-query", "A view asks for the state, and not for what an action has changed.",
        source: "Flux Utils: `hasChanged()` is for stores that derive their state from others",
        .check(
          .words(
            in: .role(.store, .infrastructure).others, never: "changes", "hasChanged", "waitFor"))),
      Rule(
        "actions-are-values", "An action is a simple value.",
        source: "Flux, In-Depth Overview: \"simple objects containing the new data\"",
        .check(.noObjects(in: .role(.action)))),
      Rule(
        "actions-are-no-setters", "An action says what the user or the server did.",
        source: "Flux Utils, Actions: \"Describe a user's action, are not setters\"",
        .check(.cases(in: .role(.action), neverBeginWith: "set", "write", "assign"))),
      Rule(
        "no-password", "No action and no store has a password.",
        source: "README: the action creator takes the password from the form to the client",
        .check(
          .words(in: .role(.action, .store, .value), never: "password", "Password"))),
      Rule(
        "no-bindings", "Nothing is bound to anything: no view observes a property.",
        source: "Flux, In-Depth Overview: \"there are no two-way bindings\"",
        .check(
          .words(
            in: .everything, never: "Observation", "Observable", "NotificationCenter", "Binding"))),
    ])
}

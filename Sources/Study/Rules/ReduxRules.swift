package import SourceAnalysis

extension Role {
  package static let middleware = Role("middleware", at: 10)
  /// What views dispatch so that it has an effect.
  package static let thunk = Role("thunk", at: 16)
  package static let reducer = Role("reducer", at: 44)
  package static let selector = Role("selector", at: 56)
}

extension RuleBook {
  /// Redux by redux.js's rules.
  static let redux = RuleBook(
    "Redux",
    roles: [RoleRule("Composition/Services.swift", .value)] + RoleRule.shared + [
      RoleRule("*/*Action.swift", .action),
      RoleRule("*/*Selectors.swift", .selector),
      RoleRule("*/*Thunks.swift", .thunk),
      // Redux Toolkit runs listeners in a middleware.
      RoleRule("*/*Listener.swift", .middleware),
      RoleRule("*/*Reducer.swift", .reducer),
      // A slice is a part of the state with its actions and its reducer.
      RoleRule("*/*Slice.swift", .reducer),
      RoleRule("*/*State.swift", .state),
      RoleRule("*/*RouteSubscriber.swift", .viewController),
      RoleRule("Editor/EditorDraft.swift", .value),
    ],
    [
      Rule(
        "matrix", "Views dispatch and select; thunks have effects; reducers know state alone.",
        source:
          "Mobindustry, \"Actions to the Store, the Store dispatches them to Reducer(s)\"; redux.js",
        .check(
          .matrix([
            .view: [.selector, .state, .value],
            .viewController: [
              .view, .selector, .state, .reducer, .action, .thunk, .value, .infrastructure,
            ],
            .selector: [.state, .reducer, .value, .infrastructure],
            .action: [.reducer, .value],
            .reducer: [.state, .action, .value],
            .state: [.reducer, .action, .value],
            .thunk: [.state, .reducer, .action, .value, .infrastructure],
            .middleware: [.state, .reducer, .action, .value, .infrastructure],
            .value: [.state],
          ]))),
      Rule(
        "effects-in-thunks", "Only thunks and listeners know clients.",
        source:
          "redux.js, Style Guide: \"Reducers Must Not Have Side Effects\", \"Use Thunks and Listeners for "
          + "Other Async Logic\"",
        .check(
          .imports(
            of: FileSet.role(.thunk, .middleware, .composition).and(
              .path("Composition/Services.swift")
            ).others, never: "Controllers"))),
      Rule(
        "effects-have-no-views", "Thunks, listeners and reducers know no view.",
        source:
          "redux.js, Style Guide: \"Put as Much Logic as Possible in Reducers\", not in views",
        .check(
          .imports(
            of: .role(.thunk, .middleware, .reducer, .state, .action), never: "Screens", "Toolkit"))
      ),
      Rule(
        "reducers-are-pure", "A reducer has no clock, no ids, no dispatch.",
        source: "redux.js, Three Principles: \"Changes are made with pure functions\"",
        .check(
          .words(
            in: .role(.reducer, .state, .action), never: "now", "makeNoteID", "dispatch", "store",
            "Store", "Services", "Thunk", "Listener"))),
      Rule(
        "reducers-return", "A reducer returns a state, and changes none that it is given.",
        source:
          "Mobindustry, `func reduce(action: Action, state: State) -> State`; redux.js, Style Guide: "
          + "\"Do Not Mutate State\"",
        .check(.words(in: .role(.reducer), never: "inout"))),
      Rule(
        "reducers-are-functions", "A reducer is a function, no object.",
        source: "redux.js, Three Principles: \"Changes are made with pure functions\"",
        .check(.noObjects(in: .role(.reducer)))),
      Rule(
        "reducers-are-the-stores",
        "Only the root calls a reducer, and only the store calls the root.",
        source: "Mobindustry, \"only the Store can change the State\"",
        .check(
          .calls(
            in: .role(.reducer, .infrastructure).others, never: "appReducer", "sessionReducer",
            "loginReducer", "notesReducer", "detailReducer", "picturesReducer", "profileReducer",
            "routeReducer", "editorReducer"))),
      Rule(
        "state-is-codable", "The state is made of structs and enums that can be encoded.",
        source: "redux.js, Style Guide: \"Do Not Put Non-Serializable Values in State or Actions\"",
        .check(
          .noObjects(in: .role(.state, .reducer))
            .and(.conformance(to: "Codable", in: .role(.state, .reducer))))),
      Rule(
        "state-tells-no-view", "The state says what is, and not what a table has to do.",
        source: "redux.js, Style Guide: \"Keep State Minimal and Derive Additional Values\"",
        .check(
          .words(
            in: .role(.state, .reducer, .action), never: "RowChange", "RowUpdate", "IndexPath",
            "reload", "scroll"))),
      Rule(
        "actions-are-codable", "Actions are values that can be encoded.",
        source: "Mobindustry, \"An Action is just a data structure\"; redux.js, Style Guide",
        .check(
          .noObjects(in: .role(.action, .reducer))
            .and(.conformance(to: "Codable", in: .role(.action, .reducer))))),
      Rule(
        "actions-are-events", "An action is named for what has happened.",
        source: "redux.js, Style Guide: \"Model Actions as Events, Not Setters\"",
        .check(
          .cases(
            in: .role(.action, .reducer), neverBeginWith: "set", "update", "change", "add",
            "remove", "show",
            "toggle"))),
      Rule(
        "state-is-read-only", "Only the store changes the state.",
        source:
          "Mobindustry, \"only the Store can change the State. That's why nobody can corrupt the data\"",
        .compiler(
          RefusedProgram(
            "Store.state", importing: "Model",
            body: """
              private func write(_ store: Store) {
                _ = store.state.notes.isLoading
                store.dispatch(.notes(.sortTapped))
                store.state.notes.isLoading = true  // refused: setter is inaccessible
                store.state = AppState()  // refused: setter is inaccessible
                store.state.route.raise(.noteDeleted)  // refused: setter is inaccessible
              }
              """))),
      Rule(
        "slices-are-closed", "What belongs together in a slice is changed by the slice alone.",
        source: "redux.js, Normalizing State Shape: ids and entities change as one",
        .compiler(
          RefusedProgram(
            "NotesState.collection", importing: "Model",
            body: """
              private func write(_ state: inout NotesState, _ pictures: inout PicturesState) {
                state.followLink(to: 1, route: RouteState())
                state.collection = NoteCollection()  // refused: setter is inaccessible
                state.lastWrite += 1  // refused: setter is inaccessible
                state.openNote = nil  // refused: setter is inaccessible
                pictures.arrived = [:]  // refused: setter is inaccessible
              }
              """))),
      Rule(
        "selectors-read", "A selector cannot change the state that it is given.",
        source: "redux.js, Deriving Data with Selectors",
        .compiler(
          RefusedProgram(
            "NotesSelectors.title",
            body: """
              private func select(_ state: AppState) -> Int {
                state.route.tab = 1  // refused: 'let' constant
                return RouteSelectors.tab(state)
              }

              private func replace() {
                let other = NotesSelectors.title
                NotesSelectors.title = other  // refused: cannot assign to
              }
              """))),
      Rule(
        "actions-without-passwords", "No action and no part of the state has a password.",
        source: "README: a thunk takes the password from the form to the client",
        .check(.words(in: .role(.action, .reducer, .state), never: "password", "Password"))),
      Rule(
        "read-through-selectors", "A view reads the state through selectors.",
        source: "redux.js, Deriving Data with Selectors: encapsulating the state's shape",
        .check(.members(of: "state", in: .role(.view, .viewController)))),
      Rule(
        "one-store", "There is one store, made with the object graph.",
        source: "redux.js, Style Guide: \"Only One Redux Store Per App\"",
        .check(
          .calls(
            in: .role(.composition).others, never: "Store"))),
    ])
}

import SourceAnalysis

extension RuleBook {
  /// Redux by redux.js's rules.
  nonisolated static let redux = RuleBook(
    "Redux",
    [
      Rule(
        "matrix", "Views dispatch and select; middleware has effects; reducers know state alone.",
        source:
          "Mobindustry, \"Actions to the Store, the Store dispatches them to Reducer(s)\"; redux.js",
        .check(
          .matrix([
            .view: [.selector, .state, .value],
            .viewController: [
              .view, .selector, .state, .reducer, .action, .value, .infrastructure,
            ],
            .selector: [.state, .reducer, .value, .infrastructure],
            .action: [.value],
            .reducer: [.state, .action, .value],
            .state: [.reducer, .action, .value],
            .middleware: [.state, .reducer, .action, .value, .infrastructure],
            .value: [.state],
          ]))),
      Rule(
        "effects-in-middleware", "Only middleware knows clients.",
        source: "redux.js, Style Guide: \"Reducers Must Not Have Side Effects\"",
        .check(.imports(of: .role(.middleware, .composition).others, never: "Controllers"))),
      Rule(
        "middleware-has-no-views", "Middleware and reducers know no view.",
        source:
          "redux.js, Style Guide: \"Put as Much Logic as Possible in Reducers\", not in views",
        .check(
          .imports(of: .role(.middleware, .reducer, .state, .action), never: "Screens", "Toolkit"))
      ),
      Rule(
        "reducers-are-pure", "A reducer has no clock, no ids, no dispatch.",
        source: "redux.js, Three Principles: \"Changes are made with pure functions\"",
        .check(
          .words(
            in: .role(.reducer, .state), never: "now", "makeNoteID", "dispatch", "store",
            "Middleware"))),
      Rule(
        "reducers-are-functions", "A reducer is a function, no object.",
        source: "redux.js, Three Principles: \"Changes are made with pure functions\"",
        .check(.functionsAreFree(in: .role(.reducer)))),
      Rule(
        "reducers-are-the-stores",
        "Only the root calls a reducer, and only the store calls the root.",
        source: "Mobindustry, \"only the Store can change the State\"",
        .check(
          .calls(
            in: .role(.reducer, .infrastructure).others, never: "appReducer", "sessionReducer",
            "loginReducer", "notesReducer", "picturesReducer", "profileReducer", "routeReducer",
            "editorReducer"))),
      Rule(
        "state-is-codable", "The state is made of structs and enums that can be encoded.",
        source: "redux.js, Style Guide: \"Do Not Put Non-Serializable Values in State or Actions\"",
        .check(
          .types(in: .role(.state, .reducer), are: .values)
            .and(.types(in: .role(.state, .reducer), are: .conforming(to: "Codable"))))),
      Rule(
        "state-holds-values", "No reference and no closure is in the state.",
        source: "redux.js, Style Guide: \"Do Not Put Non-Serializable Values in State or Actions\"",
        .check(.properties(in: .role(.state, .reducer), are: .value))),
      Rule(
        "actions-are-codable", "Actions are values that can be encoded.",
        source: "Mobindustry, \"An Action is just a data structure\"; redux.js, Style Guide",
        .check(
          .types(in: .role(.action), are: .values)
            .and(.types(in: .role(.action), are: .conforming(to: "Codable"))))),
      Rule(
        "actions-are-events", "An action is named for what has happened.",
        source: "redux.js, Style Guide: \"Model Actions as Events, Not Setters\"",
        .check(
          .cases(
            in: .role(.action), neverBeginWith: "set", "update", "change", "add", "remove", "show",
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
                store.state.notes.isLoading = true  // refused: is a get-only property
                store.state = AppState()  // refused: is a get-only property
                store.state.settleRoute()  // refused: is a get-only property
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
                state.isLoading = true
                state.collection = NoteCollection()  // refused: setter is inaccessible
                state.revision += 1  // refused: setter is inaccessible
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

              private func replace(_ selectors: inout NotesSelectors) {
                selectors.title = { _ in "" }  // refused: 'let' constant
              }
              """))),
      Rule(
        "passwords-are-secret", "A password travels as a secret, and cannot as a string.",
        source: "README: a `Secret` encodes and prints as blank",
        .compiler(
          RefusedProgram(
            "LoginAction.submitTapped",
            body: """
              private func logIn(_ store: Store) {
                store.dispatch(.login(.submitTapped(name: "ada", password: Secret("secret"))))
                store.dispatch(.login(.submitTapped(name: "ada", password: "secret")))  // refused: Secret
              }
              """))),
      Rule(
        "read-through-selectors", "A view reads the state through selectors.",
        source: "redux.js, Deriving Data with Selectors: encapsulating the state's shape",
        .check(.members(of: "state", in: .role(.view, .viewController)))),
      Rule(
        "one-store", "There is one store, made with the object graph.",
        source: "redux.js, Style Guide: \"Only One Redux Store Per App\"",
        .check(
          .calls(
            in: .role(.view, .viewController, .selector, .middleware, .reducer, .state, .action),
            never: "Store"))),
      Rule(
        "weak-subscribers", "The store keeps no subscriber alive.",
        source: "ReSwift, Store: weak subscribers",
        .check(
          .properties(
            in: .role(.infrastructure), naming: ["AnyObject", "Subscriber"], are: .weak))),
      Rule(
        "answers-find-nobody", "No button and no answer keeps a controller or the store alive.",
        source: "ReSwift: a store lives as long as its app",
        .check(
          .closures(
            of: "onTap", "onEdit", "subscribe", in: .role(.view, .viewController, .middleware)))),
      Rule(
        "state-by-actions", "The state changes when an action is reduced, and at no other time.",
        source:
          "redux.js, Three Principles: \"The only way to change the state is to emit an action\"",
        .run(.stateChangesByActions)),
      Rule(
        "replay", "The actions, encoded and reduced again from the start, make the same state.",
        source:
          "redux.js, Three Principles: \"To specify how the state tree is transformed by actions, you "
          + "write pure reducers\"",
        .form("logged")),
      Rule(
        "state-survives", "The state, encoded and decoded, is the same state.",
        source: "redux.js, Style Guide: serialisable state",
        .run(.stateIsSerialisable)),
      Rule(
        "no-password", "No password is ever in the state.",
        source: "README: nothing of the form is in the state",
        .run(.stateHasNoPassword)),
      Rule(
        "ticks", "Of any number of ticks in a turn subscribers hear once.",
        source: "Redux Toolkit, autoBatchEnhancer",
        .run(.ticksAreShownOnce)),
    ])
}

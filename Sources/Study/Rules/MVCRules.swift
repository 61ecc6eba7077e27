import SourceAnalysis

extension RuleBook {
  /// Model–View–Controller as Cocoa practises it.
  static let mvc = RuleBook(
    "MVC",
    roles: RoleRule.shared + [
      RoleRule("Editor/EditorDraft.swift", .value),
      // Only in the form `own-rows`.
      RoleRule("Notes/NoteRows.swift", .value),
      RoleRule("*/*Store.swift", .store),
      RoleRule("Stores/*", .value),
    ],
    [
      Rule(
        "matrix", "Controllers know stores; a store knows neither a controller nor a view.",
        source:
          "Apple, Model Object: \"a model object should have no explicit connection to the view\"",
        .check(
          .matrix([
            .viewController: [.store, .value, .contract, .infrastructure],
            .store: [.value, .infrastructure],
            .value: [.store],
            .contract: [.viewController],
            .infrastructure: [],
          ]))),
      Rule(
        "stores-import", "The model is made without views: stores import no toolkit.",
        source: "Apple, Model-View-Controller: the model is ignorant of its views",
        .check(
          .imports(
            of: .role(.store).and(.path("Stores/*")), only: ["Controllers", "Model", "Observation"])
        )),
      Rule(
        "stores-know-no-screen", "A store knows no order, no filter and no wording of a list.",
        source:
          "Apple, Model Object: not \"concerned with user-interface and presentation issues\"",
        .check(
          .words(
            in: .role(.store).and(.path("Stores/*")),
            never: "NoteRows", "NoteOrder", "NotesWording", "format", "counted"))),
      Rule(
        "no-requests-in-controllers", "Controllers start no request: they know no client.",
        source:
          "objc.io, Lighter View Controllers: no network code; Fineberg, \"manage I/O, fetch from APIs\"",
        .check(.imports(of: .role(.viewController), never: "Controllers"))),
      Rule(
        "stores-cannot-be-written", "A controller cannot change what a store holds.",
        source: "Fineberg, \"Who is modifying this data and when?\"",
        .compiler(
          RefusedProgram(
            "NotesStore.loadState", importing: "Model",
            body: """
              private func write(_ store: NotesStore, _ user: UserStore, _ session: SessionStore) {
                _ = (store.loadState, store.note(1)?.text, user.user, session.account)
                store.loadState = .loading  // refused: setter is inaccessible
                store.hasLoaded = true  // refused: setter is inaccessible
                store.note(1)?.text = ""  // refused: function call returns immutable value
                user.user = nil  // refused: setter is inaccessible
                session.account = nil  // refused: setter is inaccessible
              }
              """))),
      Rule(
        "notes-cannot-be-reached", "The collection of notes is the store's alone.",
        source: "Fineberg, controllers that \"contain the source of truth for model objects\"",
        .compiler(
          RefusedProgram(
            "NotesStore.collection", importing: "Model",
            body: """
              private func write(_ store: NotesStore, _ note: Note) {
                store.delete(note.id)
                _ = store.collection.beginSave(note)  // refused: inaccessible
              }
              """))),
      Rule(
        "account-is-whole", "The stores of an account cannot be replaced.",
        source: "README: forgetting a user is releasing three objects",
        .compiler(
          RefusedProgram(
            "Account.notes",
            body: """
              private func write(_ account: Account, _ store: NotesStore) {
                _ = account.notes
                account.notes = store  // refused: 'let' constant
              }
              """))),
      Rule(
        "stores-post", "Only stores post notices of the model: no controller does.",
        source: "objc.io, App Architecture: the store posts what changed",
        .check(.words(in: .role(.viewController), never: "post", "tell"))),
    ])
}

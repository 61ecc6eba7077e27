import SourceAnalysis

extension RuleBook {
  /// Model–View–ViewModel with one-way bindings.
  static let mvvm = RuleBook(
    "MVVM",
    roles: RoleRule.shared + [
      RoleRule("*/*ViewModel.swift", .viewModel),
      // What the view models of the root and the list own.
      RoleRule("Root/Overlay.swift", .viewModel),
      RoleRule("Notes/Row*.swift", .viewModel),
      RoleRule("Editor/EditorDraft.swift", .value),
      RoleRule("*+Binding.swift", .view),
      RoleRule("Stores/*Store.swift", .store),
      RoleRule("Stores/SessionStores.swift", .store),
      RoleRule("Stores/*", .value),
    ],
    [
      Rule(
        "matrix", "Views know view models, view models know stores: all references point one way.",
        source: "Timehop post, \"all relationships are unidirectional\"",
        .check(
          .matrix([
            .view: [.viewModel, .value, .infrastructure],
            .viewController: [.view, .viewModel, .value, .infrastructure],
            .viewModel: [.store, .value, .infrastructure],
            .store: [.value, .infrastructure],
            .value: [.viewModel],
          ]))),
      Rule(
        "views-import", "Views import neither model objects nor clients.",
        source: "Timehop post, \"Views are not allowed to access controllers or model objects\"",
        .check(.imports(of: .role(.view, .viewController), only: ["Screens", "Toolkit"]))),
      Rule(
        "view-models-import", "View models import no view and no raw model.",
        source: "Timehop post, \"View models are not allowed to access views or raw models\"",
        .check(.imports(of: .role(.viewModel), only: ["Model"]))),
      Rule(
        "stores-import", "Stores import no view.",
        source: "Timehop post, \"Controllers are not allowed to access view models or views\"",
        .check(.imports(of: .role(.store), only: ["Controllers", "Model"]))),
      Rule(
        "outputs-are-read-only", "A view reads the outputs of its view model, and sets none.",
        source: "Timehop post, \"Notice all these properties are readonly\"",
        .compiler(
          RefusedProgram(
            "Property.value", importing: "Model",
            body: """
              private func write(_ viewModel: LoginViewModel, _ command: Command<NotesError>) {
                _ = viewModel.errorMessage.value
                viewModel.errorMessage.value = "No"  // refused: setter is inaccessible
                viewModel._name.value = "No"  // refused: inaccessible
                command.isExecuting.value = false  // refused: setter is inaccessible
                _ = Property("No")  // refused: inaccessible
              }
              """))),
      Rule(
        "signals-are-heard", "A view hears the events of its view model, and sends none.",
        source: "Timehop post, \"a limited window into its state to its observers\"",
        .compiler(
          RefusedProgram(
            "Signal.send",
            body: """
              private func send(_ viewModel: EditorViewModel, _ bag: DisposalBag) {
                viewModel.close.observe(in: bag) {}
                viewModel.close.send(())  // refused: inaccessible
                viewModel._close.send(())  // refused: inaccessible
              }
              """))),
      Rule(
        "observations-end", "Nothing can be observed without a bag that ends it.",
        source: "ReactiveCocoa: disposables; README: every observation ends with its owner",
        .compiler(
          RefusedProgram(
            "Signal.observe",
            body: """
              private func observe(_ viewModel: EditorViewModel, _ bag: DisposalBag) {
                viewModel.text.observe(in: bag) { _ in }
                viewModel.text.observe { _ in }  // refused: missing argument for parameter 'in'
              }
              """))),
      Rule(
        "drafts-are-private", "The unfinished text is the editor's view model's alone.",
        source: "Timehop post, \"View models accept inputs from views\", by methods and commands",
        .compiler(
          RefusedProgram(
            "EditorViewModel.draft",
            body: """
              private func write(_ viewModel: EditorViewModel) {
                viewModel.textEdited("Mine")
                _ = viewModel.draft  // refused: inaccessible
                viewModel.save = viewModel.save  // refused: setter is inaccessible
              }
              """))),
      Rule(
        "bindings-transform-nothing", "Views and their bindings call none of the shared formats.",
        source: "Timehop post, \"there is no data transformation at this stage\"",
        .check(.formatsNothing(.role(.view, .viewController)))),
    ])
}

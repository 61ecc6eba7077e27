package import SourceAnalysis

extension Role {
  package static let presenter = Role("presenter", at: 64)
}

extension RuleBook {
  /// Ziggurat: data goes one way, through layers.
  static let ziggurat = RuleBook(
    "Ziggurat",
    roles: RoleRule.shared + [
      RoleRule("*Informing.swift", .contract),
      RoleRule("*Reading.swift", .contract),
      RoleRule("*/*Presenter.swift", .presenter),
      RoleRule("*/*ViewModel.swift", .viewModel),
      RoleRule("*/*Service.swift", .service),
      RoleRule("Services/*", .value),
    ],
    [
      Rule(
        "matrix", "Each layer knows the next: no controller knows a Service, no Service a view.",
        source: "Fineberg, \"A many-layered architecture provides a clear home for functionality\"",
        .check(
          .matrix([
            .view: [.viewModel, .contract],
            .viewController: [.viewModel, .contract, .composition],
            .viewModel: [],
            .presenter: [.viewModel, .contract, .value],
            .service: [.contract, .value],
          ]))),
      Rule(
        "services-import", "Services import no view.",
        source: "Fineberg, \"all business logic is testable without a view layer\"",
        .check(.imports(of: .path("Services/*"), only: ["Controllers", "Model"]))),
      Rule(
        "controllers-import", "View controllers import views alone.",
        source: "Fineberg, \"managing views and UI events\"",
        .check(.imports(of: .role(.view, .viewController), only: ["Screens", "Toolkit"]))),
      Rule(
        "controllers-read-nothing", "A controller knows no Service and none of what is read there.",
        source: "Fineberg, \"A View Controller notifies a Service\"; the sample's narrow protocols",
        .check(
          .names(
            in: .role(.view, .viewController),
            neverTypesOf: .path("Services/*").except(.path("Services/Informing.swift"))))),
      Rule(
        "presenters-import", "Presenters know neither clients nor the toolkit.",
        source: "Fineberg, \"The Renderer calls a Presenter, producing a View Model\"",
        .check(.imports(of: .role(.presenter), only: ["Model"]))),
      Rule(
        "view-models-import", "A view model imports nothing, so that it can hold no model object.",
        source: "Fineberg, \"Immutable types, smaller objects (preferably structs)\"",
        .check(.imports(of: .role(.viewModel), only: []))),
      Rule(
        "view-models-are-values", "A view model is a value that can be compared.",
        source: "Fineberg, \"we use the view model layer to compare structs as expected output\"",
        .check(
          .noObjects(in: .role(.viewModel))
            .and(.conformance(to: "Equatable", "Sendable", in: .role(.viewModel))))),
      Rule(
        "presenters-are-stateless", "A Presenter keeps nothing.",
        source: "Fineberg, \"presenters and rendering are stateless and unidirectional\"",
        .check(.stateless(.role(.presenter)))),
      Rule(
        "renderer-writes-nothing", "The Renderer knows no Service.",
        source: "Fineberg, \"Services are not written to during the render loop\"",
        .check(.names(in: .path("Infrastructure/Renderer.swift"), neverTypesOf: .role(.service)))),
      Rule(
        "services-know-no-format", "A Service words and formats nothing.",
        source: "Fineberg, \"The Renderer calls a Presenter, producing a View Model\"",
        .check(.formatsNothing(.path("Services/*")))),
      Rule(
        "controllers-only-inform", "A controller can inform a Service and read nothing of it.",
        source: "Fineberg, \"A View Controller notifies a Service that it received user input\"",
        .compiler(
          RefusedProgram(
            "EditorInforming",
            body: """
              private func read(_ editor: any EditorInforming, _ notes: any NotesInforming) {
                editor.textEdited("", in: 1)
                notes.rowSelected(1)
                _ = editor.draft  // refused: no member 'draft'
                _ = notes.rowIDs  // refused: no member 'rowIDs'
              }
              """))),
      Rule(
        "presenters-only-read", "A Presenter can read a Service and change nothing in it.",
        source: "Fineberg, \"Services are not written to during the render loop\"",
        .compiler(
          RefusedProgram(
            "NavigationReading", importing: "Model",
            body: """
              private func write(_ context: some RootPresenterContext) {
                _ = (context.navigation.alert, context.editor.draft?.text)
                context.navigation.alert = nil  // refused: get-only property
                context.navigation.closeNote()  // refused: no member 'closeNote'
                context.editor.draft?.edit("")  // refused: get-only property
                context.notes.selectedID = 1  // refused: get-only property
              }
              """))),
      Rule(
        "services-cannot-be-written", "No other object changes a Service's state.",
        source: "Fineberg, \"only Services mutate state\"",
        .compiler(
          RefusedProgram(
            "EditorService.draft", importing: "Model",
            body: """
              private func write(_ editor: EditorService, _ navigation: NavigationService) {
                _ = (editor.draft, navigation.alert)
                editor.draft = nil  // refused: setter is inaccessible
                navigation.alert = nil  // refused: setter is inaccessible
                navigation.selectedTab = .profile  // refused: get-only property
              }
              """))),
      Rule(
        "view-models-cannot-be-written", "A view model cannot be changed once it is made.",
        source: "Fineberg, \"This one-way, immutable flow of data\"",
        .compiler(
          RefusedProgram(
            "EditorViewModel.text",
            body: """
              private func write(_ editor: inout EditorViewModel, _ row: inout NoteRowViewModel) {
                let copies = (editor, row)
                (editor, row) = copies
                editor.text = ""  // refused: 'let' constant
                editor.isSaveEnabled = true  // refused: 'let' constant
                row.mark = ""  // refused: 'let' constant
              }
              """))),
    ])
}

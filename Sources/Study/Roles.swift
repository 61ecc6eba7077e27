import SourceAnalysis

/// The roles of this package's architectures: the first rule that fits a path is the one.
extension RoleRule {
  static let baseline =
    shared + [
      RoleRule("*/NoteCell+Showing.swift", .view),
      RoleRule("Workspace/*", .store),
    ]

  static let mvc =
    shared + [
      RoleRule("Editor/EditorDraft.swift", .value),
      // Only in the form `own-rows`.
      RoleRule("Notes/NoteRows.swift", .value),
      RoleRule("*/*Store.swift", .store),
      RoleRule("Stores/*", .value),
    ]

  static let mvvm =
    shared + [
      RoleRule("*/*ViewModel.swift", .viewModel),
      // What the view models of the root and the list own.
      RoleRule("Root/Overlay.swift", .viewModel),
      RoleRule("Notes/Row*.swift", .viewModel),
      RoleRule("Editor/EditorDraft.swift", .value),
      RoleRule("*+Binding.swift", .view),
      RoleRule("Stores/*Store.swift", .store),
      RoleRule("Stores/SessionStores.swift", .store),
      RoleRule("Stores/*", .value),
    ]

  static let mvvmc =
    shared + [
      RoleRule("*/*Coordinator.swift", .coordinator),
      RoleRule("*/*Provider.swift", .provider),
      RoleRule("*/*ViewModel.swift", .viewModel),
      // A part of the list's view model.
      RoleRule("Notes/NoteCellInputData.swift", .viewModel),
      RoleRule("*/*Part.swift", .composition),
      RoleRule("Services/*Service.swift", .service),
      RoleRule("Services/*State.swift", .state),
      RoleRule("Editor/*", .value),
    ]

  static let redux =
    [RoleRule("Composition/Services.swift", .value)] + shared + [
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
    ]

  static let flux =
    shared + [
      RoleRule("Notes/NoteRow.swift", .view),
      RoleRule("Stores/*Store.swift", .store),
      RoleRule("Stores/*", .value),
      RoleRule("Actions/Action.swift", .action),
      RoleRule("Actions/*Actions.swift", .actionCreator),
    ]

  static let ziggurat =
    shared + [
      RoleRule("*Informing.swift", .contract),
      RoleRule("*Reading.swift", .contract),
      RoleRule("*/*Presenter.swift", .presenter),
      RoleRule("*/*ViewModel.swift", .viewModel),
      RoleRule("*/*Service.swift", .service),
      RoleRule("Services/*", .value),
    ]

  /// What is called the same in all of them.
  private static let shared = [
    RoleRule("Infrastructure/*", .infrastructure),
    RoleRule("Composition/*", .composition),
    RoleRule("*Controller.swift", .viewController),
    RoleRule("*Controller+Table.swift", .viewController),
    RoleRule("*Controller+Opening.swift", .viewController),
    RoleRule("*Controller+NewState.swift", .viewController),
  ]
}

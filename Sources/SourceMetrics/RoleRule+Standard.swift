/// The roles of this package's architectures: the first rule that fits a path is the one.
extension RoleRule {
  static let baseline =
    shared + [
      RoleRule("*/NoteCell+Showing.swift", .view),
      RoleRule("Workspace/*", .store),
    ]

  static let mvc =
    shared + [
      RoleRule("*/*Delegate.swift", .contract),
      RoleRule("Editor/EditorSubject.swift", .value),
      RoleRule("*/*Store.swift", .store),
      RoleRule("Stores/*", .value),
      RoleRule("Variants/AsPublished/PublishedApp.swift", .composition),
      RoleRule("Variants/Observation/Parts+Observation.swift", .composition),
      RoleRule("Variants/Observation/JournalMark.swift", .value),
    ]

  static let mvvm =
    shared + [
      RoleRule("*/*ViewModel.swift", .viewModel),
      // Parts of the list's view model.
      RoleRule("Notes/Rows*", .viewModel),
      RoleRule("Editor/Draft.swift", .value),
      RoleRule("Profile/AvatarImage.swift", .value),
      RoleRule("Root/RootScreen.swift", .value),
      RoleRule("*+Binding.swift", .view),
      RoleRule("Notes/CellBindings.swift", .view),
      RoleRule("Stores/*Store.swift", .store),
      RoleRule("Stores/SessionStores.swift", .composition),
      RoleRule("Stores/*", .value),
      RoleRule("Variants/AllRows.swift", .viewModel),
      RoleRule("Variants/KeptCells.swift", .view),
      // Other forms of the kit of bindings.
      RoleRule("Variants/*", .infrastructure),
    ]

  static let redux =
    shared + [
      RoleRule("Variants/Tuned/Trace.swift", .state),
      RoleRule("Variants/Tuned/SliceMarks.swift", .value),
      RoleRule("*/*Action.swift", .action),
      RoleRule("*/*Selectors.swift", .selector),
      RoleRule("*/*Selector.swift", .selector),
      RoleRule("*/*Middleware.swift", .middleware),
      RoleRule("*/*Reducer.swift", .reducer),
      // A slice is a part of the state with its reducer.
      RoleRule("*/*Slice.swift", .reducer),
      RoleRule("Variants/KeepingState.swift", .infrastructure),
      RoleRule("*/*State.swift", .state),
      RoleRule("Root/AppState+Route.swift", .reducer),
      RoleRule("Root/RouteSubscriber.swift", .viewController),
      RoleRule("Notes/ConnectedRows.swift", .view),
      RoleRule("Editor/EditorDraft.swift", .value),
      RoleRule("Detail/OpenedNote.swift", .state),
      RoleRule("Notes/RowUpdate.swift", .state),
      RoleRule("Notes/NoteRow.swift", .value),
      RoleRule("Login/Secret.swift", .value),
      RoleRule("Root/AlertRoute.swift", .state),
      RoleRule("Variants/AsPublished/AppStore+AsPublished.swift", .composition),
      RoleRule("Variants/AsPublished/StateSubscriber.swift", .infrastructure),
      RoleRule("Variants/*", .infrastructure),
    ]

  static let ziggurat =
    shared + [
      RoleRule("*/*Informing.swift", .contract),
      // A form of the Renderer's work, which has the Presenters present only what may differ.
      RoleRule("Variants/RememberingPresenter.swift", .infrastructure),
      RoleRule("Variants/RowWindow.swift", .value),
      RoleRule("*/*Presenter.swift", .presenter),
      RoleRule("Alert/AlertController+ViewModel.swift", .view),
      RoleRule("*/NoteCell+Update.swift", .view),
      RoleRule("*/*ViewModel.swift", .viewModel),
      RoleRule("Services/*Reading.swift", .contract),
      RoleRule("Services/*Counting.swift", .contract),
      RoleRule("Services/*Follower.swift", .contract),
      RoleRule("Services/*Service.swift", .service),
      RoleRule("Services/*", .value),
      RoleRule("Variants/*Context.swift", .composition),
      RoleRule("Variants/*", .infrastructure),
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

package import SourceAnalysis

/// The roles that several patterns have.
///
/// A role of one pattern is beside the rules of that pattern, such as `thunk`.
extension Role {
  /// The owner of data: a store of MVC, MVVM, Redux or Flux, or the workspace of Baseline.
  package static let store = Role("store", at: 20)
  /// The owner of data in Ziggurat, and what providers share in MVVM-C.
  package static let service = Role("service", at: 24)
  package static let state = Role("state", at: 48)
  package static let viewModel = Role("viewModel", at: 72)
}

/// The roles of files by their paths: the first rule that fits a path is the one.
extension RoleRule {
  /// The roles in Baseline, and in an architecture that has no others yet.
  package static let baseline =
    shared + [
      RoleRule("*/NoteCell+Showing.swift", .view),
      RoleRule("Workspace/*", .store),
    ]

  /// What is called the same in all of them.
  static let shared = [
    RoleRule("Infrastructure/*", .infrastructure),
    RoleRule("Composition/*", .composition),
    RoleRule("*Controller.swift", .viewController),
    RoleRule("*Controller+Table.swift", .viewController),
    RoleRule("*Controller+Opening.swift", .viewController),
    RoleRule("*Controller+NewState.swift", .viewController),
  ]
}

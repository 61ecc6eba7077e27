/// The role of a file in its pattern, in the words of the pattern.
///
/// Rules allow or forbid dependencies between roles. So each file has exactly one role.
package enum Role: String, CaseIterable, Codable, Hashable, Sendable {
  /// A view, or an extension of one of the storyboard's views.
  case view
  case viewController
  case viewModel
  case presenter
  /// What loads and keeps the data of one screen, in MVVM-C.
  case provider
  /// What controls the navigation of one flow, in MVVM-C.
  case coordinator
  /// The owner of data: a store of MVC, MVVM, Redux or Flux, or the workspace of Baseline.
  case store
  /// The owner of data in Ziggurat, and what providers share in MVVM-C.
  case service
  case state
  case action
  case reducer
  /// What views call so that an action is made and dispatched, in Flux.
  case actionCreator
  /// What views dispatch so that it has an effect, in Redux.
  case thunk
  case middleware
  case selector
  /// A protocol through which one role uses another.
  case contract
  /// A plain value that roles pass to one another.
  case value
  /// The pattern's own runtime.
  case infrastructure
  /// The object graph and the entry type.
  case composition

  /// The name in tables.
  package var name: String {
    switch self {
    case .viewController: "view controller"
    case .viewModel: "view model"
    case .actionCreator: "action creator"
    default: rawValue
    }
  }
}

/// A pattern for paths in the architecture's folder, and the role of the files that it matches.
package struct RoleRule: Hashable, Sendable {
  /// A path in which `*` matches any characters.
  package let pattern: String
  /// The role of all files that the pattern matches.
  package let role: Role

  package init(_ pattern: String, _ role: Role) {
    self.pattern = pattern
    self.role = role
  }

  /// Whether the pattern matches a whole path.
  package func fits(_ path: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, path.hasPrefix(first) else {
      return false
    }
    guard parts.count > 1 else { return path == pattern }
    var rest = path.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

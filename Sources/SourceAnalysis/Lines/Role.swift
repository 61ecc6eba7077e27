/// The role of a file in its pattern, in the words of the pattern.
///
/// Rules allow or forbid dependencies between roles. So each file has exactly one role.
package enum Role: String, CaseIterable, Codable, Hashable, Sendable {
  /// A view, or an extension of one of the storyboard's views.
  case view
  case viewController
  case viewModel
  case presenter
  /// The owner of data: a store of MVC, MVVM or Redux, or the workspace of Baseline.
  case store
  /// The owner of data in Ziggurat.
  case service
  case state
  case action
  case reducer
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
    default: rawValue
    }
  }
}

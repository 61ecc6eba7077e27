/// What a file does in its pattern, in the pattern's own words.
///
/// A rule about who may do what speaks of roles; so a file plays one only.
package enum Role: String, CaseIterable, Codable, Hashable, Sendable {
  /// A view, or what is added to one of the storyboard's.
  case view
  case viewController
  case viewModel
  case presenter
  /// Where data lives and changes: MVC's and MVVM's stores, Redux' store, Baseline's workspace.
  case store
  /// The same in Ziggurat.
  case service
  case state
  case action
  case reducer
  case middleware
  case selector
  /// A protocol by which one role knows another.
  case contract
  /// A plain value that roles hand to one another.
  case value
  /// The pattern's own run time.
  case infrastructure
  /// The object graph and the entry type.
  case composition

  /// The word of tables.
  package var name: String {
    switch self {
    case .viewController: "view controller"
    case .viewModel: "view model"
    default: rawValue
    }
  }
}

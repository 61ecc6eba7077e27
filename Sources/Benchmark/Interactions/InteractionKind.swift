/// What an interaction asks of an app; results are summed up by kind.
///
/// Within a kind, a family of interactions counts once.
package enum InteractionKind: String, CaseIterable, Codable, Sendable {
  case load
  case changeInView
  case changeOutOfView
  case rows
  case wholeList
  case manyChangesInOneTurn
  case streamOfChanges
  case typing
  case screens

  /// The name in tables.
  package var title: String {
    switch self {
    case .load: "load"
    case .changeInView: "one change in view"
    case .changeOutOfView: "one change out of view"
    case .rows: "rows come, go, move"
    case .wholeList: "the whole list"
    case .manyChangesInOneTurn: "many changes in one turn"
    case .streamOfChanges: "a stream of changes"
    case .typing: "typing"
    case .screens: "screens"
    }
  }

  /// The interaction of this kind that the ladder and quick runs measure.
  package var example: String {
    switch self {
    case .load: "start"
    case .changeInView: "edit-visible"
    case .changeOutOfView: "edit-offscreen"
    case .rows: "insert-top"
    case .wholeList: "sort"
    case .manyChangesInOneTurn: "update-tenth-many-pushes"
    case .streamOfChanges: "burst-many-turns"
    case .typing: "type"
    case .screens: "navigate"
    }
  }
}

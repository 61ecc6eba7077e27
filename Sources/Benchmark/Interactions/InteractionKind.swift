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

  /// What events of the kind are, as the end of a sentence.
  package var meaning: String {
    switch self {
    case .load: "the list is loaded, at launch or by a refresh"
    case .changeInView: "one thing changes that the screen shows: a row, a field or the highlight"
    case .changeOutOfView: "one thing changes that the screen does not show"
    case .rows: "a row of the list is inserted, deleted or moved"
    case .wholeList:
      "many rows change in one go: by another order, a filter, or new titles in one push"
    case .manyChangesInOneTurn: "one of many changes that arrive before the next layout"
    case .streamOfChanges: "one of many changes in a row, each with a layout of its own"
    case .typing: "a key is pressed in the editor"
    case .screens: "the user goes to another screen, or logs out and in"
    }
  }
}

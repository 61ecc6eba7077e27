/// One thing that the toolkit does, on its own: no architecture has a part in it.
enum ToolkitOperation: String, CaseIterable, Sendable {
  /// A label in view gets another text of the same width.
  case writeLabel = "write-label"
  /// The same, of another width, so that its surroundings are laid out anew.
  case resizeLabel = "resize-label"
  /// A label is given the text that it has.
  case writeAgain = "write-again"

  case insertRow = "insert-row"
  case appendRow = "append-row"
  case deleteRow = "delete-row"
  case moveRow = "move-row"
  case reloadRow = "reload-row"
  case reconfigureRow = "reconfigure-row"
  case reorderRows = "reorder-rows"
  case reloadData = "reload-data"
  case scroll
  case select

  /// Whoever performs it, once a step.
  func subject(rows: Int) -> any ToolkitSubject {
    switch self {
    case .writeLabel, .resizeLabel, .writeAgain: LabelSubject(self)
    default: TableSubject(self, rows: rows)
    }
  }
}

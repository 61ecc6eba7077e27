/// What becomes of a recorded state that fresh views get.
package struct RecordedStateResult: Equatable, Codable, Sendable {
  /// What the value is; `nil` if the pattern has none.
  package var value: String?
  /// Whether fresh views show the same, without what is in `lost`.
  package var isEqual: Bool
  package var lost: [String]

  package init(value: String?, isEqual: Bool, lost: [String]) {
    (self.value, self.isEqual, self.lost) = (value, isEqual, lost)
  }
}

/// What becomes of a save whose editor goes before the answer comes.
package struct LeavingWhileSavingResult: Equatable, Codable, Sendable {
  /// What handles the answer.
  package var handler: String
  /// When the editor's own object dies: `with its screen`, `with the answer` or `never`.
  package var dies: String
  /// Whether the note ends as the server answered, after success and after failure.
  package var isSaveKept: Bool

  package init(handler: String, dies: String, isSaveKept: Bool) {
    (self.handler, self.dies, self.isSaveKept) = (handler, dies, isSaveKept)
  }
}

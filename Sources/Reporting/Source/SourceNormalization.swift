/// What the counts after formatting were made by, or why there are none.
package struct SourceNormalization: Equatable, Codable, Sendable {
  /// The formatter and its version.
  package var tool: String?
  /// The width of its layout, in columns.
  package var lineLength: Int?
  /// The files that it does not understand, which are counted as they are.
  package var unformatted: [String]?
  /// What is said after "not available, because".
  package var unavailable: String?

  package init(
    tool: String? = nil, lineLength: Int? = nil, unformatted: [String]? = nil,
    unavailable: String? = nil
  ) {
    self.tool = tool
    self.lineLength = lineLength
    self.unformatted = unformatted
    self.unavailable = unavailable
  }
}

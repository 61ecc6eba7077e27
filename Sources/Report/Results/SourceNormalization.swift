/// The formatter behind the normalized counts, or why there are none.
package struct SourceNormalization: Equatable, Codable, Sendable {
  /// The formatter and its version.
  package var tool: String?
  /// The line length that the formatter was set to, in columns.
  package var lineLength: Int?
  /// The files that the formatter could not parse; they are counted unformatted.
  package var unformatted: [String]?
  /// The reason that completes the sentence "not available, because …".
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

/// A file that is not UTF-8 throughout; it was counted all the same.
package struct InvalidText: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The path as in the `SourceFile`.
  package let path: String
  /// How many sequences of bytes are not UTF-8.
  package let sequences: Int

  /// A sentence for a report.
  package var description: String {
    let places = sequences == 1 ? "one place" : "\(sequences) places"
    return "\(path) is not UTF-8 in \(places); its lines were counted as they are"
  }
}

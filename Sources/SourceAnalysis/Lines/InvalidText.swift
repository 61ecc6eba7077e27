/// A file with bytes that are not UTF-8; it is counted all the same.
package struct InvalidText: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The same path as in its `SourceFile`.
  package let path: String
  /// The number of byte sequences that are not UTF-8.
  package let sequences: Int

  /// A sentence for a report.
  package var description: String {
    let places = sequences == 1 ? "one place" : "\(sequences) places"
    return "\(path) is not UTF-8 in \(places); its lines were counted as they are"
  }
}

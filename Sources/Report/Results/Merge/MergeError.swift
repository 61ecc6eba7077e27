/// An error about reports that cannot be merged.
package struct MergeError: Error, Equatable, CustomStringConvertible {
  /// One sentence.
  package let description: String

  init(_ one: String, _ other: String, _ reason: String) {
    description = "Cannot merge '\(one)' and '\(other)': \(reason)."
  }
}

/// An error about an unusable results file: which file, what is wrong and what to do.
package struct ResultsFileError: Error, Equatable, CustomStringConvertible {
  /// What the user can do.
  package enum RecoverySuggestion: String, Sendable {
    case nameAnother = "name a results.json, or a report's folder"
    case measureAgain = "read it with the archbench that wrote it, or measure again"
    case useUnedited = "use the file as archbench run wrote it"
  }

  /// One sentence.
  package let description: String

  package init(_ path: String, _ reason: String, do suggestion: RecoverySuggestion) {
    description = "Cannot use '\(path)': \(reason); \(suggestion.rawValue)."
  }
}

/// Why a results file cannot be used: which, what is wrong with it, what to do.
package struct ResultsFileError: Error, Equatable, CustomStringConvertible {
  /// What helps.
  package enum Remedy: String, Sendable {
    case nameAnother = "name a results.json, or a report's folder"
    case measureAgain = "read it with the archbench that wrote it, or measure again"
    case useUnedited = "use the file as archbench run wrote it"
  }

  /// One sentence.
  package let description: String

  package init(_ path: String, _ reason: String, do remedy: Remedy) {
    description = "Cannot use '\(path)': \(reason); \(remedy.rawValue)."
  }
}

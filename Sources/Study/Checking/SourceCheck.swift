import Report
package import SourceAnalysis

/// A check over the sources of an architecture that finds violations of a rule.
package struct SourceCheck: Sendable {
  let violations: @Sendable (RuleSources) -> [RuleViolation]
  /// The roles that each role may name, if the check is about that.
  package let matrix: [Role: Set<Role>]?

  init(
    matrix: [Role: Set<Role>]? = nil,
    violations: @escaping @Sendable (RuleSources) -> [RuleViolation]
  ) {
    self.violations = violations
    self.matrix = matrix
  }

  /// Creates a check that searches each file of a selection.
  static func files(
    _ set: FileSet,
    _ find: @escaping @Sendable (RuleSources.File, RuleSources) -> [Finding]
  ) -> SourceCheck {
    SourceCheck { sources in
      sources.files(in: set).flatMap { file in
        find(file, sources).map {
          RuleViolation(path: file.path, line: $0.line, sentence: $0.sentence)
        }
      }
    }
  }

  /// Creates a check that searches each type and extension in the files of a selection.
  static func types(
    in set: FileSet, _ find: @escaping @Sendable (TypeOutline, RuleSources) -> [Finding]
  ) -> SourceCheck {
    files(set) { file, sources in file.outline.types.flatMap { find($0, sources) } }
  }

  /// Returns a check that finds the violations of both checks.
  package func and(_ other: SourceCheck) -> SourceCheck {
    SourceCheck { [violations] in violations($0) + other.violations($0) }
  }

  /// A line of a file, and a description of its violation.
  struct Finding {
    let line: Int
    let sentence: String
  }
}

extension Sequence<String> {
  /// The elements as a list in words, such as "Model, Screens and Toolkit".
  var listed: String {
    let words = Array(self)
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

import SourceMetrics

/// A check over an architecture's sources: what in them breaks a rule.
package struct SourceCheck: Sendable {
  let breaches: @Sendable (RuleSources) -> [Breach]
  /// Of a check of a pattern's matrix: a role, and those that it may know besides its own.
  private(set) var matrix: [Role: Set<Role>]?

  init(_ breaches: @escaping @Sendable (RuleSources) -> [Breach]) {
    self.breaches = breaches
  }

  /// The same check, of a matrix that others may want to know.
  func of(matrix: [Role: Set<Role>]) -> SourceCheck {
    var check = self
    check.matrix = matrix
    return check
  }

  /// What is found in the files of a selection, one after the other.
  static func files(
    _ set: FileSet,
    _ find: @escaping @Sendable (RuleSources.File, RuleSources) -> [Finding]
  ) -> SourceCheck {
    SourceCheck { sources in
      sources.files(in: set).flatMap { file in
        find(file, sources).map { Breach(path: file.path, line: $0.line, sentence: $0.sentence) }
      }
    }
  }

  /// What is found in the types of those files, extensions included.
  static func types(
    in set: FileSet, _ find: @escaping @Sendable (TypeOutline, RuleSources) -> [Finding]
  ) -> SourceCheck {
    files(set) { file, sources in file.outline.types.flatMap { find($0, sources) } }
  }

  /// Breaks its rule where either of two does.
  func and(_ other: SourceCheck) -> SourceCheck {
    SourceCheck { [breaches] in breaches($0) + other.breaches($0) }
  }

  /// A line of a file, and what is wrong there.
  struct Finding {
    let line: Int
    let sentence: String
  }
}

extension Sequence<String> {
  /// As in "Model, Screens and Toolkit".
  var listed: String {
    let words = Array(self)
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

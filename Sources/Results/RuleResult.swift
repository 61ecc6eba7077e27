import Measurement

/// A rule of a pattern, and whether the pattern's sources follow it.
package struct RuleResult: Equatable, Codable, Sendable {
  package var architecture: String
  /// The rule's name, unique in its architecture.
  package var id: String
  /// The rule, in one sentence.
  package var rule: String
  /// The document that states the rule.
  package var source: String
  /// `compiler` or `check`.
  package var enforcedBy: String
  /// `holds`, `broken` or `not available`.
  package var verdict: String
  /// The places that break the rule; `nil` if it holds.
  package var breaches: [RuleViolation]?
  /// Why the rule could not be checked.
  package var reason: String?

  package init(
    architecture: String, id: String, rule: String, source: String, enforcedBy: String,
    verdict: String, breaches: [RuleViolation]? = nil, reason: String? = nil
  ) {
    self.architecture = architecture
    self.id = id
    self.rule = rule
    self.source = source
    self.enforcedBy = enforcedBy
    self.verdict = verdict
    self.breaches = breaches
    self.reason = reason
  }
}

extension [RuleResult] {
  /// A sentence for each reason for which rules could not be checked.
  package var gaps: [String] {
    compactMap(\.reason).uniqued().map { "Rules of the patterns could not be checked: \($0)." }
  }
}

/// A place that breaks a rule, and how.
package struct RuleViolation: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The path of a file from the package's root, or the architecture of the session that breaks the
  /// rule.
  package var path: String
  /// A line of the file, or of the session's script.
  package var line: Int
  package var sentence: String

  package init(path: String, line: Int, sentence: String) {
    self.path = path
    self.line = line
    self.sentence = sentence
  }

  package var description: String { "\(path):\(line): \(sentence)" }
}

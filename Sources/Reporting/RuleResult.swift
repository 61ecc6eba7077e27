/// A rule of a pattern, and whether its sources keep it.
package struct RuleResult: Equatable, Codable, Sendable {
  package var architecture: String
  /// What the rule is called, unique in its architecture.
  package var id: String
  /// The rule, in one sentence.
  package var rule: String
  /// Where it stands.
  package var source: String
  /// `compiler`, `check` or `run`.
  package var enforcedBy: String
  /// `holds`, `broken` or `not available`.
  package var verdict: String
  /// Where it is broken; none if it is not.
  package var breaches: [RuleBreach]?
  /// Why it could not be found out.
  package var reason: String?

  package init(
    architecture: String, id: String, rule: String, source: String, enforcedBy: String,
    verdict: String, breaches: [RuleBreach]? = nil, reason: String? = nil
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

/// Where a rule is broken, and how.
package struct RuleBreach: Equatable, Codable, Sendable, CustomStringConvertible {
  /// A file, from the package's root, or the variant whose session breaks the rule.
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

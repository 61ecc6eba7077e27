package import SourceMetrics

/// The rules of one architecture, in the order of its tables.
package struct RuleBook: Sendable {
  package let architecture: String
  /// Files that only the as-published lane uses, which breaks rules on purpose: no check reads them.
  let exempt: FileSet
  package let rules: [Rule]

  init(_ architecture: String, exempt: FileSet = .path(""), _ rules: [Rule]) {
    self.architecture = architecture
    self.exempt = exempt
    self.rules = rules + Self.common
  }

  /// All books.
  package static let all = [baseline, mvc, mvvm, redux, ziggurat]

  /// The rule with an id.
  package func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// The book of an architecture.
  package static func named(_ architecture: String) -> RuleBook? {
    all.first { $0.architecture == architecture }
  }

  /// Whether code of one role may name code of another: a role that the matrix lacks may name all.
  package func lets(_ role: Role, know other: Role) -> Bool {
    guard role != other, let known = matrix?[role] else { return true }
    return known.contains(other)
  }

  /// Which roles each role may know.
  package var matrix: [Role: Set<Role>]? {
    guard case .check(let check)? = rule("matrix")?.enforcement else { return nil }
    return check.matrix
  }

  /// What the checks of sources say, by the id of the rule.
  ///
  /// - Parameters:
  ///   - sources: the architecture's.
  ///   - ids: whose verdicts are wanted; all if not given.
  /// - Returns: a verdict for each rule that is such a check and is wanted.
  package func check(
    _ sources: RuleSources, only ids: Set<String>? = nil
  ) -> [String: RuleVerdict] {
    let read = sources.without(exempt)
    var verdicts: [String: RuleVerdict] = [:]
    for rule in rules where ids?.contains(rule.id) ?? true {
      guard case .check(let check) = rule.enforcement else { continue }
      let breaches = check.breaches(read)
      verdicts[rule.id] = breaches.isEmpty ? .holds : .broken(breaches)
    }
    return verdicts
  }

  /// The programs that must not compile, by the id of the rule.
  package var programs: [(id: String, program: RefusedProgram)] {
    rules.compactMap {
      if case .compiler(let program) = $0.enforcement { ($0.id, program) } else { nil }
    }
  }

  /// The assertions over sessions, by the id of the rule.
  package var sessionChecks: [(id: String, check: SessionCheck)] {
    rules.compactMap {
      if case .run(let check) = $0.enforcement { ($0.id, check) } else { nil }
    }
  }
}

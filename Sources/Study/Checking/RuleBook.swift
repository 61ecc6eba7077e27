package import SourceAnalysis

/// The roles and the rules of one architecture, in the order of its tables.
package struct RuleBook: Sendable {
  package let architecture: String
  /// The rules for the roles of its files; the first one that fits applies.
  let roles: [RoleRule]
  package let rules: [Rule]

  package init(
    _ architecture: String, roles: [RoleRule] = RoleRule.baseline, _ rules: [Rule]
  ) {
    self.init(architecture, roles, all: rules + Self.common)
  }

  private init(_ architecture: String, _ roles: [RoleRule], all rules: [Rule]) {
    (self.architecture, self.roles, self.rules) = (architecture, roles, rules)
  }

  /// Returns the book of a form of this architecture.
  ///
  /// A rule that needs a form is checked in the form of that name.
  ///
  /// - Parameter form: the form's name, such as `Redux/logged`.
  /// - Returns: the book.
  package func book(of form: String) -> RuleBook {
    RuleBook(form, roles, all: rules.map { $0.rule(in: form) })
  }

  /// Returns the rule with an id.
  package func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// The roles that each role may name.
  package var matrix: [Role: Set<Role>]? {
    guard case .check(let check)? = rule("matrix")?.enforcement else { return nil }
    return check.matrix
  }

  /// Runs the checks over the sources.
  ///
  /// - Parameters:
  ///   - sources: the sources of the architecture.
  ///   - ids: the rules to check; all if not given.
  /// - Returns: the verdicts by the id of the rule; only rules with such a check have one.
  package func check(
    _ sources: RuleSources, only ids: Set<String>? = nil
  ) -> [String: RuleVerdict] {
    var verdicts: [String: RuleVerdict] = [:]
    for rule in rules where ids?.contains(rule.id) ?? true {
      guard case .check(let check) = rule.enforcement else { continue }
      let violations = check.violations(sources)
      verdicts[rule.id] = violations.isEmpty ? .holds : .broken(violations)
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

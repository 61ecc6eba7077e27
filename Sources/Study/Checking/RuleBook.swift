package import Results
package import SourceAnalysis

/// A rule of a pattern, and what enforces it.
package struct Rule: Sendable {
  /// The identifier in tests and JSON, unique in its book.
  package let id: String
  /// The rule, in one sentence.
  package let sentence: String
  /// The document from which it comes, and its words.
  package let source: String
  package let enforcement: Enforcement

  /// What enforces a rule.
  package enum Enforcement: Sendable {
    /// The compiler: a program that breaks the rule does not compile.
    case compiler(RefusedProgram)
    /// A check over the sources.
    case check(SourceCheck)

    /// The name in tables.
    package var name: String {
      switch self {
      case .compiler: "compiler"
      case .check: "check"
      }
    }
  }

  package init(_ id: String, _ sentence: String, source: String, _ enforcement: Enforcement) {
    self.id = id
    self.sentence = sentence
    self.source = source
    self.enforcement = enforcement
  }
}

/// The result of checking a rule.
package enum RuleVerdict: Hashable, Sendable {
  case holds
  /// There is at least one violation.
  case broken([RuleViolation])
  /// The rule could not be checked.
  case unavailable(reason: String)
}

/// The roles and the rules of one architecture, in the order of its tables.
package struct RuleBook: Sendable {
  package let architecture: String
  /// The rules for the roles of its files; the first one that fits applies.
  let roles: [RoleRule]
  package let rules: [Rule]

  /// Creates a book that also has the rules of all patterns.
  package init(
    _ architecture: String, roles: [RoleRule] = RoleRule.baseline, _ rules: [Rule]
  ) {
    self.init(architecture, roles, all: rules + Self.common)
  }

  private init(_ architecture: String, _ roles: [RoleRule], all rules: [Rule]) {
    (self.architecture, self.roles, self.rules) = (architecture, roles, rules)
  }

  /// Returns the book of a form of this architecture, such as `Redux/naive`.
  func book(of form: String) -> RuleBook { RuleBook(form, roles, all: rules) }

  /// Returns the rule with an id.
  package func rule(_ id: String) -> Rule? { rules.first { $0.id == id } }

  /// The programs that must not compile, by the id of the rule.
  package var programs: [(id: String, program: RefusedProgram)] {
    rules.compactMap {
      if case .compiler(let program) = $0.enforcement { ($0.id, program) } else { nil }
    }
  }

  /// Runs the checks over the sources; returns the verdicts by the id of the rule.
  package func check(_ sources: RuleSources) -> [String: RuleVerdict] {
    var verdicts: [String: RuleVerdict] = [:]
    for rule in rules {
      guard case .check(let check) = rule.enforcement else { continue }
      let violations = check.violations(sources)
      verdicts[rule.id] = violations.isEmpty ? .holds : .broken(violations)
    }
    return verdicts
  }

  /// Starts to check the rules of some architectures; the function that is returned waits for the end.
  ///
  /// - Throws: a `SourceError` if the sources cannot be read.
  package static func check(
    of names: [String], root: String, modules: String
  ) throws -> () -> [RuleResult] {
    let books = all.filter { names.contains($0.architecture) }
    let sources = try books.map { try RuleSources(BucketMap.named($0.architecture), root: root) }
    // All compilers run at once, and while the sources are read.
    let programs = zip(books, sources).map { CompilerCheck($0, $1, modules: modules) }
    return {
      books.indices.flatMap { index in
        let book = books[index]
        let verdicts = book.check(sources[index])
          .merging(programs[index].verdicts()) { one, _ in one }
        return book.rules.map { rule in
          book.result(of: rule, verdicts[rule.id] ?? .unavailable(reason: "nothing checked it"))
        }
      }
    }
  }

  private func result(of rule: Rule, _ verdict: RuleVerdict) -> RuleResult {
    var result = RuleResult(
      architecture: architecture, id: rule.id, rule: rule.sentence, source: rule.source,
      enforcedBy: rule.enforcement.name, verdict: "holds")
    switch verdict {
    case .holds: break
    case .broken(let violations): (result.verdict, result.breaches) = ("broken", violations)
    case .unavailable(let reason): (result.verdict, result.reason) = ("not available", reason)
    }
    return result
  }
}

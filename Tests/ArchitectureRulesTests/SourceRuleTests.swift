import ArchitectureRules
import SourceMetrics
import Testing

/// The rules that a check over the sources keeps.
@Suite("Checks over the sources")
struct SourceRuleTests {
  @Test(
    "Every pattern has eight rules at least, each with an id of its own", arguments: RuleBook.all)
  func counts(book: RuleBook) {
    #expect(book.rules.count >= 8)
    #expect(Set(book.rules.map(\.id)).count == book.rules.count)
    #expect(book.rules.allSatisfy { $0.sentence.hasSuffix(".") && !$0.source.isEmpty })
  }

  @Test("Each rule that reads or compiles sources has a violation", arguments: RuleBook.all)
  func seeds(book: RuleBook) {
    let seeds = Seed.all.filter { $0.architecture == book.architecture }
    for rule in book.rules where rule.enforcement.name != "run" {
      #expect(seeds.contains { $0.rule == rule.id }, "\(book.architecture), \(rule.id)")
    }
  }

  @Test("The sources keep them", arguments: RuleBook.all)
  func holds(book: RuleBook) throws {
    let verdicts = try book.check(ProjectRules.sources(of: book.architecture))
    #expect(verdicts.filter { $0.value != .holds } == [:])
  }

  @Test("Each catches its violation, and names its line", arguments: Seed.ofChecks)
  func catches(seed: Seed) throws {
    let sources = try ProjectRules.sources(of: seed.architecture)
    let (seeded, lines) = try seed.planted(in: sources)
    let book = try ProjectRules.book(seed.architecture)
    let verdict = book.check(seeded, only: [seed.rule])[seed.rule]
    guard case .broken(let breaches)? = verdict else {
      Issue.record("\(seed.rule) does not see '\(seed.new)' in \(seed.path)")
      return
    }
    #expect(breaches.contains { $0.path == seed.path && lines.contains($0.line) }, "\(breaches)")
    #expect(breaches.allSatisfy { !$0.sentence.hasSuffix(".") && !$0.sentence.isEmpty })
  }
}

extension Seed {
  /// Those of rules that a check over the sources keeps.
  fileprivate static let ofChecks = all.filter { seed in
    let book = RuleBook.all.first { $0.architecture == seed.architecture }
    return book?.rule(seed.rule)?.enforcement.name == "check"
  }
}

extension RuleBook: CustomTestStringConvertible {
  package var testDescription: String { architecture }
}

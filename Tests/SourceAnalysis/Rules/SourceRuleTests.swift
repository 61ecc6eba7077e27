import Catalog
import Report
import SourceAnalysis
import Study
import Testing

@Suite("Checks over the sources")
struct SourceRuleTests {
  @Test(
    "Every pattern has at least eight rules with different identifiers", arguments: RuleBook.all)
  func counts(book: RuleBook) {
    #expect(book.rules.count >= 8)
    #expect(Set(book.rules.map(\.id)).count == book.rules.count)
    #expect(book.rules.allSatisfy { $0.sentence.hasSuffix(".") && !$0.source.isEmpty })
  }

  @Test(
    "There is a violation to test each rule that reads or compiles sources", arguments: RuleBook.all
  )
  func seeds(book: RuleBook) {
    let seeds = Seed.all.filter { $0.architecture == book.architecture }
    for rule in book.rules where ["check", "compiler"].contains(rule.enforcement.name) {
      #expect(seeds.contains { $0.rule == rule.id }, "\(book.architecture), \(rule.id)")
    }
  }

  @Test("The sources of the architectures keep the rules", arguments: RuleBook.all)
  func holds(book: RuleBook) throws {
    let verdicts = try book.check(ProjectRules.sources(of: book.architecture))
    #expect(verdicts.filter { $0.value != .holds } == [:])
  }

  @Test("Each check finds a planted violation, and reports its line", arguments: Seed.ofChecks)
  func catches(seed: Seed) throws {
    let sources = try ProjectRules.sources(of: seed.architecture)
    let (seeded, lines) = try seed.planted(in: sources)
    let book = try ProjectRules.book(seed.architecture)
    let verdict = book.check(seeded, only: [seed.rule])[seed.rule]
    guard case .broken(let violations)? = verdict else {
      Issue.record("\(seed.rule) does not see '\(seed.new)' in \(seed.path)")
      return
    }
    #expect(
      violations.contains { $0.path == seed.path && lines.contains($0.line) }, "\(violations)")
    #expect(violations.allSatisfy { !$0.sentence.hasSuffix(".") && !$0.sentence.isEmpty })
  }
}

extension Seed {
  /// The violations of rules that are enforced by a check over the sources.
  fileprivate static let ofChecks = all.filter { seed in
    let book = RuleBook.all.first { $0.architecture == seed.architecture }
    return book?.rule(seed.rule)?.enforcement.name == "check"
  }
}

extension RuleBook: CustomTestStringConvertible {
  package var testDescription: String { architecture }
}

import Catalog
import Results
import SourceAnalysis
import Study
import Testing

@Suite("Checks over the sources")
struct SourceRuleTests {
  @Test(
    "Each rule has an id of its own, and a violation that tests it; one is the matrix of roles",
    arguments: RuleBook.all)
  func seeds(book: RuleBook) {
    #expect(book.rule("matrix") != nil)
    let ids = book.rules.map(\.id)
    let seeded = Seed.all.filter { $0.architecture == book.architecture }.map(\.rule)
    #expect(ids.sorted() == Set(seeded).sorted())
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
    let verdict = book.check(seeded)[seed.rule]
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

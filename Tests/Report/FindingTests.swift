import Foundation
import Measurement
import TestSupport
import Testing

@testable import Report
@testable import Results

@Suite("What a report finds") struct FindingTests {
  private static let published: Result<PublishedRuns, any Error> = Result { try PublishedRuns() }

  private func findings(
    _ results: Results, _ change: (inout StoredFiles) -> Void = { _ in }
  ) throws -> Findings {
    var stored = try Self.published.get().stored
    change(&stored)
    return Findings(results, stored)
  }

  /// All sentences of README that depend on figures, with a # for each number.
  private func words(_ findings: Findings) -> [String] {
    let found = Finding(findings)
    let meaning = Meaning(findings)
    return
      ([found.headline] + found.sentences + meaning.paragraphs + [meaning.limits]
      + Choices(findings).lines).map { $0.replacing(#/[0-9][0-9,.]*[0-9]|[0-9]/#, with: "#") }
  }

  @Test("README's sentences hold in each of the runs that its report is made of.")
  func eachRun() throws {
    let published = try Self.published.get()
    let whole = words(try findings(published.joined))
    #expect(published.count >= 6 && whole.count == 14 && !whole.contains(""))
    for number in 0..<published.count {
      let other = try words(findings(published.run(number)))
      let changed = Set(other).symmetricDifference(whole)
      #expect(changed.isEmpty, "run \(number): \(changed)")
    }
  }

  @Test("A quick run says the same, without the clauses on longer lists.")
  func quick() throws {
    let published = try Self.published.get()
    let found = try findings(published.quick())
    let quick = words(found)
    let whole = words(try findings(published.joined))
    #expect(quick.count == whole.count - 2)
    #expect(Meaning(found).growth.isEmpty && !quick.joined().contains("With #, one change"))
    let rest = Set(quick).subtracting(whole)
    #expect(rest.count == 1 && rest.first?.hasPrefix("**With # notes, a person") == true, "\(rest)")
    #expect(!RunReport(found.results, found.stored).glance.markdown.contains("100,000"))
  }

  private typealias Change = @Sendable (inout Results, inout StoredFiles) -> Void

  /// What forbids the finding, each with its name.
  private static let obstacles: [(name: String, change: Change)] = [
    ("no forms", { $1.forms = [] }),
    ("forms of another processor", { $1.forms[0].runs[0].environment.processor = "M4" }),
    ("forms of older sources", { $1.forms[2].checksums["MVVM-C"] = "0" }),
    ("a report without checksums", { results, _ in results.architectures[1].sources = nil }),
    ("two patterns", { results, _ in results.architectures.removeSubrange(3...) }),
    ("a run whose controls are off", { results, _ in results.valid = false }),
    (
      "a gap of fewer than twice the patterns'",
      { _, stored in
        for index in stored.forms[3].cells.indices
        where stored.forms[3].cells[index].architecture == "Redux/naive" {
          stored.forms[3].cells[index].ratio = Interval(estimate: 90)
        }
      }
    ),
  ]

  @Test("The finding is not said without its conditions.", arguments: obstacles.indices)
  func conditions(_ index: Int) throws {
    let (name, change) = Self.obstacles[index]
    var results = try Self.published.get().joined
    var stored = try Self.published.get().stored
    #expect(!Finding(Findings(results, stored)).headline.isEmpty)
    change(&results, &stored)
    let found = Findings(results, stored)
    #expect(Finding(found).paragraph.isEmpty, "\(name)")
    #expect(Choices(found).lines.allSatisfy { !$0.contains("our opinion") })
  }

  @Test("The window is not cited if it is of older sources or of another processor.")
  func window() throws {
    let joined = try Self.published.get().joined
    #expect(Meaning(try findings(joined)).limits.contains("real widgets"))
    for found in [
      try findings(joined) { $0.window?.checksums["Flux"] = "0" },
      try findings(joined) { $0.window?.run.processor = "M4" },
    ] {
      #expect(!Meaning(found).limits.contains("real widgets"))
    }
  }

  @Test("Patterns slow down with the list only if their times grow, and copy only if bytes do.")
  func growth() throws {
    var results = try Self.published.get().joined
    #expect(Meaning(try findings(results)).growing.map(\.name) == ["MVVM-C", "Redux"])
    for index in results.events.indices where results.events[index].architecture == "Redux" {
      results.events[index].counters["bytes"] = 300
    }
    let text = Meaning(try findings(results)).growth
    #expect(text.contains("only MVVM-C and Redux slow") && !text.contains("copies"))
    for index in results.events.indices where results.events[index].architecture != "Flux" {
      results.events[index].eventTime = Interval(estimate: 1e-6)
    }
    #expect(Meaning(try findings(results)).growth.isEmpty)
  }

  // MARK: - README

  private var readme: String {
    get throws { try String(contentsOfFile: "\(projectRoot)/README.md", encoding: .utf8) }
  }

  /// A text without comments, alternative texts, paths and targets of links.
  private func seen(_ text: String) -> String {
    text.replacing(#/<!--.*?-->/#, with: "").replacing(#/(alt|src|srcset|width)="[^"]*"/#, with: "")
      .replacing(#/\]\([^)]*\)/#, with: "]")
  }

  @Test("README has at most 100 lines, and 80 numbers before *Run it*.")
  func length() throws {
    let text = try readme
    let before = try #require(text.components(separatedBy: "## Run it").first)
    let numbers = seen(before).matches(of: #/[0-9][0-9,.]*[0-9]|[0-9]/#)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 101)
    #expect((60...80).contains(numbers.count), "\(numbers.count)")
  }

  @Test("No number on README has a ?, k or + beside it, or small digits.")
  func plain() throws {
    let text = seen(try readme)
    #expect(!text.contains("<sub>") && text.firstMatch(of: #/[0-9][?k+]|[+][0-9]/#) == nil)
  }

  @Test("README has each figure in one version: table, picture and sentences agree.")
  func oneVersion() throws {
    let text = try readme
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.replacing("*", with: "").split(separator: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count == 8 && !$0[1].contains("-") && $0[0] != "pattern" }
    #expect(rows.count == 7)
    let shown = try #require(text.firstMatch(of: #/alt="(How you write[^"]*)"/#)).1
    let marks = shown.matches(
      of:
        #/([A-Za-z-]+): the first[^.]*? works ([0-9.,]+), as usually written ([0-9.,]+), at its best ([0-9.,]+[0-9])/#
    )
    #expect(marks.count == 6)
    func number(_ text: Substring) -> Double { Double(text.replacing(",", with: "")) ?? .nan }
    for mark in marks {
      #expect(rows.first { $0[0] == mark.1 }?[2] == String(mark.3))
    }
    // The factors of the finding are those of the picture.
    let gaps = marks.map { number($0.2) / number($0.4) }
    let usual = marks.map { number($0.3) }
    let bests = marks.map { number($0.4) }
    let computed = [
      try #require(gaps.min()), try #require(gaps.max()),
      try #require(usual.max()) / #require(usual.min()),
      try #require(bests.max()) / #require(bests.min()),
    ]
    let finding = Finding(try findings(try Self.published.get().joined)).paragraph
    let factors = finding.matches(of: #/(?:takes|to) ([0-9,.]+)(?= times| to)/#)
    #expect(factors.count == 4)
    for (said, factor) in zip(factors, computed) {
      #expect(abs(number(said.1) / factor - 1) < 0.06, "\(said.0), \(factor)")
    }
    // Lines and bytes in sentences are the table's.
    let sentences = seen(text).split(separator: "\n").filter { $0.hasPrefix("* ") }.joined()
    let figures = Set(rows.flatMap { $0 })
    let about = sentences.replacing(#/about [0-9]+ (and|to)/#, with: "about")
    for match in about.matches(of: #/([a-z]+) ([0-9,]+)(?: to ([0-9,]+))? (?:lines|bytes)/#) {
      // "about 34 lines" is of a change.
      for figure in [match.2, match.3].compactMap(\.self) where match.1 != "about" {
        #expect(figures.contains(String(figure)), "\(figure)")
      }
    }
  }
}

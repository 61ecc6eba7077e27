import Foundation
import Measurement
import TestSupport
import Testing

@testable import Report
@testable import Results
@testable import Support

@Suite("Numbers in stored files") struct StoredNumbersTests {
  private static let values = [
    "1e999", "-1e999", "1e308", "-1e308", "9e15", "-9e15", "1e-300", "0", "-1", "NaN", "-Infinity",
  ]

  /// Two architectures in two events, with all kinds of figures.
  private static let sample = Result {
    let readme = try String(contentsOfFile: "\(projectRoot)/README.md", encoding: .utf8)
    let folder = try #require(readme.firstMatch(of: #/<!-- report (\S+) -->/#)).1
    var results = try ResultsFile.read("\(projectRoot)/\(folder)")
    let names = ["Baseline", "MVC"]
    let events = ["type", "sort"]
    results.architectures.removeAll { !names.contains($0.name) }
    results.definitions.removeAll { !events.contains($0.id) }
    results.cells = results.cells.filter {
      names.contains($0.architecture.name) && events.contains($0.event)
        && [1_000, 10_000].contains($0.size)
    }
    results.controlCells.removeAll { !events.contains($0.event) || $0.size != 1_000 }
    results.growth.removeAll {
      !names.contains($0.architecture.name) || !events.contains($0.event)
    }
    results.source.removeAll { $0.architecture != "MVC" }
    results.structure.removeAll { $0.architecture != "MVC" }
    results.rules = []
    return results.derived()
  }

  /// The places of numbers in JSON, one of each kind: after the same four keys.
  private static func places(in text: String) -> [Range<String.Index>] {
    var seen: Set<String> = []
    var keys: [Substring] = []
    return text.matches(of: #/"((?:[^"\\]|\\.)*)"(:?)|-?[0-9][-+.0-9eE]*/#).compactMap { match in
      if let name = match.1 {
        if match.2 == ":", Int(name) == nil { keys.append(name) }
        return nil
      }
      return seen.insert(keys.suffix(4).joined(separator: " ")).inserted ? match.range : nil
    }
  }

  @Test(
    "An absurd number is refused with its place, or leaves all that is shown.", arguments: values)
  func absurd(_ value: String) throws {
    let whole = try Self.sample.get()
    let text = try whole.text
    let accepted = Self.places(in: text).filter { place in
      do throws(CommandFailure) {
        _ = try load(text, value, at: [place])
        return true
      } catch {
        let isPlaced = [" is \(value), ", "line ", "schema is", "is not whole", "there twice"]
          .contains { error.message.contains($0) }
        #expect(isPlaced && error.exitCode == .badData, "\(error.message)")
        return false
      }
    }
    let isNumber = Double(value).map { abs($0) < 1e308 } ?? false
    #expect(accepted.isEmpty || isNumber)
    // A report takes long, so each has several of them.
    for group in 0..<8 {
      let places = accepted.indices.filter { $0 % 8 == group }.map { accepted[$0] }
      guard let results = try? load(text, value, at: places) else { continue }
      for page in shown(results, besides: whole) {
        let odd = page.firstMatch(of: #/(?i)\b(nan|inf)\b/#)?.output.1
        #expect(odd == nil, "\(page.prefix { $0 != "\n" }), with \(places.map { text[$0] })")
      }
    }
  }

  private func load(
    _ text: String, _ value: String, at places: [Range<String.Index>]
  ) throws(CommandFailure) -> Results {
    var text = text
    for place in places.reversed() { text.replaceSubrange(place, with: value) }
    return try ResultsFile.load(text, from: "f")
  }

  /// All that `report` and `compare` show.
  private func shown(_ results: Results, besides other: Results) -> [String] {
    let report = RunReport(results)
    let terminal = Terminal(environment: [:], isTerminal: false, columns: 80)
    let comparisons = [(other, results), (results, other)].compactMap {
      try? ComparisonReport(Comparison($0, $1)).summary().markdown
    }
    return comparisons + [report.summary(in: "f", on: terminal)] + report.pages.map(\.text)
      + report.pictures.flatMap(\.files).map(\.text)
  }

  @Test("A word that is no number of JSON is named with its place.")
  func words() {
    #expect(
      StoredNumbers.flaw(in: "{\"é\":[1,\n \"NaN\", -Infinity]}")
        == "é[2] is -Infinity, which is no number of JSON")
  }

  @Test(
    "A number that no measurement gives is named with its place.",
    arguments: [
      ("{\"a\":[{},{\"ratio\":{\"low\":0}}]}", "a[1].ratio.low is 0, less than can be measured"),
      ("{\"a\":[[1,2],[3,1e999]]}", "a[1][1] is 1e999, more than can be measured"),
      ("{\"values\":{\"3\":-99}}", "values.3 is -99, more than can be measured"),
      ("{\"warm\":{\"low\":-1,\"estimate\":-1}}", "warm.estimate is -1, less than can be measured"),
      ("{\"tokens\":-1}", "tokens is -1, less than can be measured"),
    ])
  func places(_ text: String, _ flaw: String) {
    #expect(StoredNumbers.flaw(in: text) == flaw)
  }

  @Test("Numbers below 0 are allowed in differences, and large ones in seeds.")
  func allowed() {
    let text = "{\"added\":{\"low\":-1},\"seed\":18446744073709551615,\"warm\":{\"low\":-1}}"
    #expect(StoredNumbers.flaw(in: text) == nil)
  }
}

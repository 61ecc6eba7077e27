import Foundation
import Measurement
import TestSupport
import Testing

@testable import Report
@testable import Results

/// Stored results of the runs of the reference, the first of which is a default run of all
/// interactions, and of a quick run.
///
/// What they say of tests and changes is on the project's own figures.
///
/// `default.json` has what README's sentences need of the first run. `runs.json` has what differs in
/// the others.
@Suite("The same answer in every run") struct SameAnswerTests {
  private static let runs = ["default", "quick"] + (2...6).map { "run-\($0)" }

  private func results(_ run: String) throws -> Results {
    func entries(_ file: String) throws -> [String: Any] {
      let data = Data(try Folder("Fixtures").read(file).utf8)
      return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    var all = try entries("default.json")
    if run != "default" {
      let own = try #require(try entries("runs.json")[run] as? [String: Any])
      all.merge(own) { $1 }
    }
    let data = try JSONSerialization.data(withJSONObject: all)
    return try ResultsFile.results(String(decoding: data, as: UTF8.self))
  }

  private func sentences(of run: String) throws -> [String] {
    var stored = StoredFiles()
    let reports = "\(projectRoot)/Reports"
    stored.tests = try TestabilityFile(
      text: String(contentsOfFile: "\(reports)/testability/testability.json", encoding: .utf8))
    stored.changes = try ChangesFile(
      text: String(contentsOfFile: "\(reports)/changes/changes.json", encoding: .utf8))
    return Answer(Findings(try results(run), stored)).sentences
  }

  @Test("README's sentences are the same, and at least three, in each run.", arguments: runs)
  func sentences(_ run: String) throws {
    let sentences = try sentences(of: run)
    #expect(sentences.count >= 3)
    #expect(try sentences == self.sentences(of: "default"))
  }

  @Test("The geometric means of the nine ratios differ by at most 7 % between runs.")
  func means() throws {
    let runs = try Self.runs.map(results)
    for name in try results("default").means.map(\.architecture) {
      let means = runs.compactMap { run in
        run.means.first { $0.architecture == name && $0.size == 1_000 }?.ratio.estimate
      }
      let (low, high) = (means.min() ?? 0, means.max() ?? 1)
      #expect(means.count == runs.count && high <= 1.07 * low, "\(name): \(means)")
    }
  }
}

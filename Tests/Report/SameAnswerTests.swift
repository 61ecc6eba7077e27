import Foundation
import Measurement
import TestSupport
import Testing

@testable import Report

/// Stored results of the runs of the reference, the first of which is a default run of all
/// interactions, and of a quick run.
///
/// The files have what README's sentences need. Those of all but the first have only what differs
/// between runs of the same sources.
@Suite("The same answer in every run") struct SameAnswerTests {
  private static let runs = Folder("Fixtures").names(ending: ".json")

  private func results(_ run: String) throws -> Results {
    func entries(_ run: String) throws -> [String: Any] {
      let data = Data(try Folder("Fixtures").read("\(run).json").utf8)
      return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    let all = try entries("default").merging(entries(run)) { $1 }
    let data = try JSONSerialization.data(withJSONObject: all)
    return try ResultsFile.results(String(decoding: data, as: UTF8.self))
  }

  @Test("README's sentences are the same, and at least three, in each run.", arguments: runs)
  func sentences(_ run: String) throws {
    let sentences = Answer(try results(run)).sentences
    #expect(sentences.count >= 3)
    #expect(sentences == Answer(try results("default")).sentences)
  }

  @Test("The geometric means of the nine ratios differ by at most 7 % between runs.")
  func means() throws {
    let runs = try Self.runs.map(results)
    #expect(Self.runs.contains("quick") && runs.count >= 7)
    for name in try results("default").means.map(\.architecture) {
      let means = runs.compactMap { run in
        run.means.first { $0.architecture == name && $0.size == 1_000 }?.ratio.estimate
      }
      let (low, high) = (means.min() ?? 0, means.max() ?? 1)
      #expect(means.count == runs.count && high <= 1.07 * low, "\(name): \(means)")
    }
  }
}

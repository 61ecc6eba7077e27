import Measurement
import TestSupport
import Testing

@testable import Report

/// Stored results of a quick and a default run of the same sources.
///
/// `Scripts/reduce-results` makes the files.
@Suite("The same answer in every run") struct SameAnswerTests {
  private static let runs = Folder("Fixtures").names(ending: ".json")

  private func results(_ run: String) throws -> Results {
    try ResultsFile.results(Folder("Fixtures").read("\(run).json"))
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
    #expect(Self.runs == ["default", "quick"])
    for name in try results("default").means.map(\.architecture) {
      let means = runs.compactMap { run in
        run.means.first { $0.architecture == name && $0.size == 1_000 }?.ratio.estimate
      }
      let (low, high) = (means.min() ?? 0, means.max() ?? 1)
      #expect(means.count == runs.count && high <= 1.07 * low, "\(name): \(means)")
    }
  }
}

import Measurement
import Results
import Testing

@Suite("Agreement with SciPy and NumPy")
struct StatisticsGoldenTests {
  private let golden: StatisticsGolden

  init() throws {
    golden = try StatisticsGolden.read()
  }

  private func isClose(_ found: Double, _ expected: Double, _ tolerance: Double = 1e-10) -> Bool {
    abs(found - expected) <= tolerance * max(1, abs(expected))
  }

  @Test("Student's quantiles agree with SciPy, even far out in the tails.")
  func student() {
    #expect(golden.student.count > 100)
    for entry in golden.student {
      let found = StudentDistribution(degreesOfFreedom: entry.freedom)
        .quantile(upperTail: entry.tail)
      #expect(isClose(found, entry.quantile, 1e-9), "ν \(entry.freedom), tail \(entry.tail)")
    }
  }

  @Test("Welch's intervals agree with SciPy.")
  func welch() {
    #expect(golden.welch.count > 3)
    for entry in golden.welch {
      let found = WelchInterval(old: entry.old, new: entry.new, alpha: entry.alpha)
      #expect(isClose(found.difference, entry.difference))
      #expect(isClose(found.degreesOfFreedom, entry.freedom))
      #expect(isClose(found.low, entry.low))
      #expect(isClose(found.high, entry.high))
    }
  }

  @Test("A verdict is faster or slower exactly if SciPy's p-value is below α.")
  func verdicts() {
    #expect(golden.pValues.count > 3)
    for entry in golden.pValues where entry.p < 1 {
      for (alpha, isDecided) in [(entry.p * 1.001, true), (entry.p * 0.999, false)] {
        let verdict = Interval(entry.values, alpha: alpha)?.verdict(margin: entry.margin)
        #expect([Verdict.faster, .slower].contains(verdict) == isDecided)
      }
    }
  }

  @Test("Geometric means and percentiles agree with SciPy and NumPy.")
  func summaries() throws {
    #expect(golden.summaries.count > 3)
    for entry in golden.summaries {
      for (percent, expected) in entry.percentiles {
        let found = Statistics.percentile(try #require(Double(percent)), of: entry.values)
        #expect(isClose(found, expected))
      }
    }
  }
}

import Measurement
import Testing

@Suite("Statistics")
struct StatisticsTests {
  private let values: [Double] = [3, 1, 4, 1, 5, 9, 2, 6]

  @Test(
    "Percentiles agree with NumPy.",
    arguments: [(0.0, 1.0), (25, 1.75), (50, 3.5), (90, 6.9), (100, 9)])
  func percentiles(percent: Double, expected: Double) {
    #expect(abs(Statistics.percentile(percent, of: values) - expected) < 1e-12)
  }

  @Test("Mean, median and deviation have known values.")
  func figures() {
    #expect(Statistics.mean(values) == 3.875)
    #expect(Statistics.median([5, 1, 3]) == 3)
    #expect(abs(Statistics.standardDeviation([2, 4, 4, 4, 5, 5, 7, 9]) - 2.138089935) < 1e-9)
  }

  @Test("Statistics of too few values are NaN or nil.")
  func empty() {
    #expect(Statistics.median([]).isNaN)
    #expect(Statistics.standardDeviation([1]).isNaN)
    #expect(Interval(rangeOf: []) == nil)
  }
}

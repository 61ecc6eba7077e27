import Measurement
import Testing

@Suite("Student's t")
struct StudentDistributionTests {
  /// From SciPy 1.17.1, `scipy.stats.t.isf(tail, degrees)`.
  static let golden: [(degrees: Double, tail: Double, quantile: Double)] = [
    (1, 0.025, 12.706204736174705),
    (1, 0.0005, 636.6192487687196),
    (2, 0.025, 4.302652729749464),
    (7, 0.025, 2.3646242515927844),
    (7, 0.005, 3.4994832973504932),
    (7, 0.05 / 12, 3.6358074219539342),
    (7, 0.01 / 80, 6.81403547928154),
    (11, 0.025, 2.2009851600916392),
    (11, 0.05 / 12, 3.2081223331681135),
    (19, 0.025, 2.09302405440831),
    (30, 0.05, 1.6972608865939574),
    (199, 0.005, 2.6007602160585166),
    (7, 0.3, 0.5491096579472854),
  ]

  @Test("Quantiles agree with SciPy to ten digits.", arguments: golden)
  func quantile(degrees: Double, tail: Double, quantile: Double) {
    let found = StudentDistribution(degreesOfFreedom: degrees).quantile(upperTail: tail)
    #expect(abs(found / quantile - 1) < 1e-10)
  }

  @Test("Half of the distribution lies above 0.")
  func half() {
    #expect(abs(StudentDistribution(degreesOfFreedom: 5).upperTail(0) - 0.5) < 1e-15)
    #expect(StudentDistribution(degreesOfFreedom: 5).quantile(upperTail: 0.5) < 1e-12)
  }
}

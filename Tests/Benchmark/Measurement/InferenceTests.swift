import Measurement
import Results
import Testing

@Suite("Inference")
struct InferenceTests {
  @Test("Pairs differ by Student's test beyond the margin, with Holm's correction.")
  func pairs() {
    func processes(_ mean: Double) -> [Int: Double] {
      Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, mean + 0.001 * Double($0 % 3)) })
    }
    let values = [processes(0), processes(0.005), processes(0.1)]
    let variants = ["A", "B", "C"].map { (name: VariantID($0), mean: 0.0) }
    func found(_ margin: Double) -> [[String]] {
      Pair.all(.run, variants, isRatio: true) {
        PairedTests.student(values[$0], values[$1], margin: margin)
      }.map { [$0.a.name, $0.b.name].sorted() }
    }
    #expect(found(0.01) == [["A", "C"], ["B", "C"]])
    #expect(found(1).isEmpty)
    let adjusted = PairedTests.adjusted([0.04, 0.01, 0.02])
    #expect(zip(adjusted, [0.04, 0.03, 0.04]).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test("A pair is compared in the processes that have both; without such processes it is not.")
  func pairedProcesses() {
    // In each process the two differ by 0.1, although processes differ by far more.
    let first = [0: 0.0, 1: 5.0, 2: -3.0, 3: 2.0]
    let second = [1: 5.1, 2: -2.9, 3: 2.1, 4: 9.0]
    #expect(PairedTests.student(first, second, margin: 0.01) < 0.001)
    #expect(PairedTests.student([0: 0, 1: 0], [2: 1, 3: 1], margin: 0.01) == 1)
  }

  @Test(
    "The signed-rank test agrees with all signs enumerated, also with ties and differences of 0.")
  func signedRank() {
    let one = [1.0, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    #expect(PairedTests.signedRank(one, one.map { $0 - 1 }) == 0.001953125)
    #expect(PairedTests.signedRank(one, one) == 1)
    let other = [2.0, 2, 1, 6, 1, 5, 9, 4, 3, 15]
    #expect(abs(PairedTests.signedRank(one, other) - 0.6015625) < 1e-12)
  }

  @Test("Welch's interval is a point for equal values.")
  func welchEdges() {
    let alike = WelchInterval(old: [1, 1], new: [2, 2, 2], alpha: 0.05)
    #expect(alike.low == 1 && alike.high == 1 && alike.difference == 1)
  }
}

import Measurement
import Results
import Testing

@Suite("Inference")
struct InferenceTests {
  @Test(
    "Known sets of differing pairs have the expected letters.",
    arguments: [
      (3, [], ["a", "a", "a"]),
      (3, [(0, 1), (0, 2), (1, 2)], ["a", "b", "c"]),
      (3, [(0, 2)], ["a", "ab", "b"]),
      (4, [(0, 2), (0, 3), (1, 3)], ["a", "ab", "bc", "c"]),
      (4, [(0, 1)], ["a", "b", "ab", "ab"]),
      (1, [], ["a"]),
    ] as [(Int, [(Int, Int)], [String])])
  func letters(count: Int, apart: [(Int, Int)], expected: [String]) {
    #expect(CompactLetters.letters(count: count, apart: apart) == expected)
  }

  @Test("Two items share a letter exactly if they do not differ, and no letter is redundant.")
  func randomLetters() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let count = Int.random(in: 1...7, using: &generator)
      let pairs = (0..<count).flatMap { first in (0..<count).map { (first, $0) } }
        .filter { $0.0 < $0.1 }
      let apart = pairs.filter { _ in Bool.random(using: &generator) }
      let letters = CompactLetters.letters(count: count, apart: apart).map { Set($0) }
      for pair in pairs {
        let isApart = apart.contains { $0 == pair }
        #expect(letters[pair.0].isDisjoint(with: letters[pair.1]) == isApart)
      }
      let groups = Set(letters.joined()).map { letter in
        Set(letters.indices.filter { letters[$0].contains(letter) })
      }
      for group in groups {
        #expect(!groups.contains { group.isStrictSubset(of: $0) })
      }
      #expect(Set(groups).count == groups.count && letters[0].contains("a"))
    }
  }

  @Test("Pairs differ by Student's test beyond the margin, with Holm's correction.")
  func pairs() {
    func processes(_ mean: Double) -> [Int: Double] {
      Dictionary(uniqueKeysWithValues: (0..<8).map { ($0, mean + 0.001 * Double($0 % 3)) })
    }
    let values = [processes(0), processes(0.005), processes(0.1)]
    let found = PairedTests.differing(values, margin: 0.01)
    #expect(found.map { [$0.0, $0.1] } == [[0, 2], [1, 2]])
    #expect(PairedTests.differing(values, margin: 1).isEmpty)
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

  @Test("Too few values have no mValue, and equal values have one mode.")
  func fewValues() {
    #expect(Modality.mValue([Double](repeating: 1, count: 59)) == nil)
    #expect(Modality.mValue([Double](repeating: 1, count: 60)) == 2)
    #expect(Modality.mValue((0..<60).map { Double($0 % 2) }) == 4)
  }
}

import Measurement
import Testing

@Suite("The counting pass")
@MainActor struct CountingPassTests {
  /// A counter with given values that records how often it was armed.
  final class FakeCounters: CounterSource {
    var values: [Int]
    private(set) var runs = 0
    private(set) var isArmed = false
    /// Whether it was armed in each step.
    var steps: [Bool] = []

    init(_ values: [Int]) {
      self.values = values
    }

    func arm() { isArmed = true }

    func disarm() {
      isArmed = false
      runs += 1
    }

    func read() -> [String: Int] { ["writes": values[min(runs, values.count) - 1], "turns": 1] }
  }

  private let factory = FakeAppFactory(time: FakeTime())
  private let cell = BenchmarkCase(interaction: "select", size: 10)

  private func count(_ counters: FakeCounters, repeats: Int = 3) throws -> CaseCounts {
    let workload = try factory.makeAppUnderTest(of: "Baseline", size: 10).workload(for: "select")
    factory.onStep = { _, _ in counters.steps.append(counters.isArmed) }
    return try CountingPass(sources: [counters], repeats: repeats)
      .count(workload, contestant: "Baseline", cell: cell)
  }

  @Test("The first run is reported separately, and further runs warm up before the warm counts.")
  func stable() throws {
    let counters = FakeCounters([9, 7, 4])
    let counts = try count(counters)
    #expect(counts.first == ["writes": 9, "turns": 1])
    #expect(counts.warm == ["writes": 4, "turns": 1])
    #expect(counts.unstable.isEmpty)
    #expect(counters.runs == 5)
    #expect(
      counters.steps == [true, true] + Array(repeating: false, count: 6) + [true, true, true])
  }

  @Test("A counter that differs from run to run is reported as a list of values.")
  func unstable() throws {
    let counts = try count(FakeCounters([9, 7, 4, 4, 5]))
    #expect(counts.warm == ["turns": 1])
    #expect(counts.unstable == ["writes": [4, 4, 5]])
  }

  @Test("Counting a wrong app throws an error.")
  func wrong() throws {
    factory.wrongFrom = ["Baseline": 3]
    #expect(throws: EpochRunner.WrongWorkload.self) { try count(FakeCounters([1])) }
  }
}

import Measurement
import Testing

@Suite("The counting pass")
@MainActor struct CountingPassTests {
  /// Counts what it is told, and how often it was armed.
  final class Tally: CounterSource {
    var values: [Int]
    private(set) var runs = 0
    private(set) var isArmed = false
    /// Whether it was armed, step by step.
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

  private let laboratory = FakeLaboratory(time: FakeTime())
  private let cell = Cell(interaction: "select", size: 10)

  private func count(_ tally: Tally, repeats: Int = 3) throws -> CellCounts {
    let subject = try laboratory.makeSpecimen(of: "Baseline", size: 10).subject(for: "select")
    laboratory.onStep = { _, _ in tally.steps.append(tally.isArmed) }
    return try CountingPass(sources: [tally], repeats: repeats)
      .count(subject, label: "Baseline", cell: cell)
  }

  @Test("The first run stands apart, the second and some uncounted ones are for warming up")
  func stable() throws {
    let tally = Tally([9, 7, 4])
    let counts = try count(tally)
    #expect(counts.first == ["writes": 9, "turns": 1])
    #expect(counts.warm == ["writes": 4, "turns": 1])
    #expect(counts.unstable.isEmpty)
    #expect(tally.runs == 5)
    #expect(tally.steps == [true, true] + Array(repeating: false, count: 6) + [true, true, true])
  }

  @Test("A counter that differs from run to run is no figure, but a list")
  func unstable() throws {
    let counts = try count(Tally([9, 7, 4, 4, 5]))
    #expect(counts.warm == ["turns": 1])
    #expect(counts.unstable == ["writes": [4, 4, 5]])
  }

  @Test("A wrong app is not counted")
  func wrong() throws {
    laboratory.wrongFrom = ["Baseline": 3]
    #expect(throws: EpochRunner.WrongSubject.self) { try count(Tally([1])) }
  }
}

import Foundation
import Measurement

@testable import Report
@testable import Results

/// The invented results of a small run: Baseline, MVC and MVVM in two interactions.
struct MadeUpRun {
  var commit = "aaa"
  var seed: UInt64 = 1
  var data: String?
  /// What the command line ends with.
  var output = ""
  var valid = true
  var names = ["Baseline", "MVC", "MVVM"]
  var interactions = ["select", "start"]
  /// What interactions are called that are main events.
  var titles: [String: String] = [:]
  /// The checksums of the architectures' sources, and of those that all share.
  var sources: [String: String] = [:]
  var shared: String?
  /// Returns the logarithms of a ratio by process, for an architecture and an interaction.
  var values: (String, String) -> [Double]? = { architecture, _ in
    architecture == "MVC" ? [0.09, 0.1, 0.11, 0.1] : [0.7, 0.69, 0.7, 0.71]
  }
  /// Returns the same for the controls S and C; without values there are no controls.
  var copies: (String, String) -> [Double]? = { _, _ in nil }
  var change: (inout Cell) -> Void = { _ in }

  /// Returns the run with checksums of all sources, of which those in `changed` are other ones.
  func withSources(changed: [String] = [], shared: String? = "s") -> MadeUpRun {
    var run = self
    run.shared = shared
    for name in names { run.sources[name] = changed.contains(name) ? "new" : "old" }
    return run
  }

  var results: Results {
    var results = Results(
      environment: RunEnvironment(
        date: "2026-01-01T09:00:00Z", os: "Linux", kernel: "6", machine: "x86_64",
        processor: "CPU", cores: 2, swift: "Swift 6.3", configuration: "release", commit: commit,
        dirty: false),
      run: RunSettings(
        command: "archbench run --seed \(seed)\(output)", plan: "quick", seed: seed, processes: 4,
        processesMeasured: 4, places: 16, roundsPerPlace: 6, disturbedShare: 0.01),
      valid: valid,
      architectures: names.map { ArchitectureEntry(name: $0, summary: "S.") },
      definitions: interactions.map {
        InteractionEntry(
          id: $0, title: titles[$0], prose: "P.", sizes: [1_000], leastWork: "2 view writes")
      },
      cells: interactions.flatMap { interaction in names.map { cell($0, interaction) } },
      controlCells: ["S", "C"].flatMap { label in
        interactions.compactMap { interaction in
          copies(label, interaction).map { timed(Cell(VariantID(label), interaction, 1_000), $0) }
        }
      })
    results.run.seconds = 42
    results.run.data = data
    results.sharedSources = shared
    for index in names.indices { results.architectures[index].sources = sources[names[index]] }
    return results
  }

  private func cell(_ name: String, _ interaction: String) -> Cell {
    var cell = Cell(VariantID(name), interaction, 1_000)
    if name != "Baseline" { cell = timed(cell, values(name, interaction)) }
    cell.counters = [
      "viewWrites": 2, "mallocs": 40, "frees": 30, "bytes": 1_280, "peakBytes": 48_544,
    ]
    cell.varying = ["bytes"]
    change(&cell)
    cell.countPerEvent()
    return cell
  }

  private func timed(_ cell: Cell, _ values: [Double]?) -> Cell {
    var cell = cell
    cell.ratio = Interval(
      estimate: exp(values.map { $0.reduce(0, +) / Double($0.count) } ?? 0))
    cell.verdict = .slower
    cell.margin = 0.01
    cell.values = Dictionary(
      uniqueKeysWithValues: (values ?? []).enumerated().map { ($0.offset, $0.element) })
    return cell
  }
}

/// A SplitMix64 generator, so that invented values are the same every time.
struct MadeUpNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a normally distributed number, by the Box-Muller method.
  mutating func normal(mean: Double = 0, deviation: Double) -> Double {
    let (u, v) = (
      Double.random(in: 0.0.nextUp...1, using: &self), Double.random(in: 0...1, using: &self)
    )
    return mean + deviation * (-2 * log(u)).squareRoot() * cos(2 * .pi * v)
  }
}

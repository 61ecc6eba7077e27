import Measurement

@testable import Report
@testable import Results

/// Sample results with simple figures.
extension Results {
  /// Returns results of interactions at 1,000 notes or at the size after a colon; all have one
  /// `ratio`, ± 10 %.
  static func sample(
    _ cells: [String], ratio: Double = 2, withheld: Int = 0, machine: String = "m1"
  ) -> Results {
    let places = cells.map { cell in
      let parts = cell.split(separator: ":")
      return (event: String(parts[0]), size: parts.count > 1 ? Int(parts[1]) ?? 0 : 1_000)
    }
    let results = places.enumerated().flatMap { index, place in
      ["Baseline", "MVC"].map { name in
        var cell = Cell(VariantID(name), place.event, place.size)
        cell.counters = ["mallocs": 3]
        cell.countPerEvent()
        guard name != "Baseline" else { return cell }
        cell.ratio = Interval(estimate: ratio, low: ratio * 0.9, high: ratio * 1.1)
        cell.verdict = index < withheld ? .withheld : .slower
        cell.margin = 0.01
        return cell
      }
    }
    var settings = RunSettings(
      command: "archbench run", plan: "quick", seed: 1, processes: 5, processesMeasured: 5,
      places: 16, roundsPerPlace: 6, disturbedShare: 0.01)
    settings.seconds = 42
    return Results(
      environment: RunEnvironment(
        date: "2026-01-01T09:00:00Z", os: "Linux", kernel: "6", machine: "x86_64",
        processor: "CPU of \(machine)", cores: 2, swift: "Swift 6.3", configuration: "release",
        commit: "abc", dirty: false),
      run: settings, valid: true,
      architectures: ["Baseline", "MVC"].map { ArchitectureEntry(name: $0, summary: "S.") },
      definitions: Set(places.map(\.event)).sorted().map { id in
        let sizes = places.filter { $0.event == id }.map(\.size).sorted()
        return InteractionEntry(
          id: id, prose: "P.", sizes: sizes, leastWork: "work at \(sizes[0])")
      },
      cells: results)
  }
}

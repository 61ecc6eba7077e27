@testable import Report

/// Sample results with simple figures.
extension Results {
  /// Returns results of interactions at 1,000 notes or at the size after a colon; all have one
  /// `ratio`, ± 10 %.
  static func sample(
    _ cells: [String], ratio: Double = 2, withheld: Int = 0,
    machine: String = "m1"
  ) -> Results {
    let places = cells.map { cell in
      let parts = cell.split(separator: ":")
      return (interaction: String(parts[0]), size: parts.count > 1 ? Int(parts[1]) ?? 0 : 1_000)
    }
    let results = places.enumerated().flatMap { index, place in
      ["Baseline", "MVC"].map { name in
        CaseResult(
          architecture: name, interaction: place.interaction,
          size: place.size, correct: true,
          ratio: name == "Baseline"
            ? nil
            : RatioResult(
              estimate: ratio, low: ratio * 0.9, high: ratio * 1.1,
              verdict: index < withheld ? "withheld" : "slower", margin: 0.01,
              processesToSettle: nil),
          latency: nil, counters: ["mallocs": 3], note: nil)
      }
    }
    let overall = Set(places.map(\.size)).sorted().map { size in
      OverallResult(
        size: size, interactions: places.count { $0.size == size }, estimate: ratio,
        low: ratio / 1.1, high: ratio * 1.1)
    }
    return Results(
      environment: RunEnvironment(
        date: "2026-01-01T09:00:00Z", os: "Linux", kernel: "6", machine: "x86_64",
        processor: "CPU of \(machine)", cores: 2, swift: "Swift 6.3", configuration: "release",
        commit: "abc", dirty: false, machineID: machine, build: "b of \(machine)"),
      run: RunSettings(
        command: "archbench run", plan: "quick", seed: 1,
        processes: 5, processesMeasured: 5, places: 16, roundsPerPlace: 6, seconds: 42,
        interrupted: false, disturbedShare: 0.01),
      controls: ["S": ControlResult(estimate: 1 + 0.001 * ratio, low: 0.999, high: 1.003)],
      valid: true,
      architectures: ["Baseline", "MVC"].map {
        ArchitectureEntry(
          name: $0, summary: "S.",
          overall: $0 == "Baseline" ? [] : overall)
      },
      interactions: Set(places.map(\.interaction)).sorted().map { id in
        let sizes = places.filter { $0.interaction == id }.map(\.size).sorted()
        return InteractionEntry(
          id: id, prose: "P.", sizes: sizes, leastWork: "work at \(sizes[0])")
      },
      cells: results, unavailable: [:], source: [], failures: [], warnings: [])
  }
}

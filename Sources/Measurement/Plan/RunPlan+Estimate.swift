/// How long a run takes: before the pilot, an upper bound; after it, a forecast.
extension RunPlan {
  /// Seconds for one process, if every cell takes all the time it may.
  ///
  /// - Parameters:
  ///   - labels: How many labels, controls included.
  ///   - cells: What is measured.
  ///   - setUpSeconds: What building one instance takes.
  /// - Returns: Seconds.
  package func longestProcessSeconds(
    labels: Int, cells: [Cell], setUpSeconds: Double = 0.005
  ) -> Double {
    let sizes = Set(cells.map(\.size)).count
    let building = Double(sizes * places * labels) * setUpSeconds
    return building + Double(cells.count) * (secondsPerCell + warmUpSeconds(labels: labels))
  }

  /// Seconds for one process that times single events, if every cell takes all the time it may; a
  /// label too heavy for its share may take longer.
  package func longestLatencySeconds(
    labels: Int, cells: [Cell], setUpSeconds: Double = 0.005
  ) -> Double {
    let sizes = Set(cells.map(\.size)).count
    return Double(sizes * labels) * setUpSeconds
      + Double(cells.count) * (latency.secondsPerCell + warmUpSeconds(labels: labels))
  }

  /// Seconds for the whole run, if every cell takes all the time it may; the pilot and the counting
  /// pass are taken as one process more.
  package func longestSeconds(
    labels: Int, cells: [Cell], setUpSeconds: Double = 0.005
  ) -> Double {
    Double(processes + 1)
      * longestProcessSeconds(labels: labels, cells: cells, setUpSeconds: setUpSeconds)
      + Double(latency.processes)
      * longestLatencySeconds(labels: labels, cells: cells, setUpSeconds: setUpSeconds)
  }

  /// Seconds for one process by what the pilot found.
  ///
  /// - Parameters:
  ///   - cells: The plans made from the pilot's costs.
  ///   - setUpSeconds: Size to the seconds that building all its instances once takes.
  /// - Returns: Seconds.
  package func forecastProcessSeconds(
    cells: [CellPlan], setUpSeconds: [Int: Double]
  ) -> Double {
    let sizes = Set(cells.map(\.cell.size))
    let building = sizes.reduce(0.0) { $0 + Double(places) * (setUpSeconds[$1] ?? 0) }
    return cells.reduce(building) {
      $0 + $1.forecastSeconds + warmUpSeconds(labels: $1.labels.count)
    }
  }

  /// The same plan with less time per cell, and if need be fewer processes (never below 4), so that
  /// `longestSeconds` is at most `seconds`, as far as that is possible.
  package func fitted(
    to seconds: Double, labels: Int, cells: [Cell], setUpSeconds: Double = 0.005
  ) -> RunPlan {
    var plan = self
    while true {
      let excess =
        plan.longestSeconds(labels: labels, cells: cells, setUpSeconds: setUpSeconds) - seconds
      guard excess > 0, !cells.isEmpty else { return plan }
      let spared = excess / Double((plan.processes + 1) * cells.count)
      if plan.secondsPerCell - spared >= 0.1 || plan.processes <= 4 {
        plan.secondsPerCell = max(plan.secondsPerCell - spared, 0.02)
        return plan
      }
      plan.processes -= 1
    }
  }

  /// After how many seconds a worker that should take `expected` is taken for hung.
  package func deadlineSeconds(expected: Double) -> Double {
    30 + 5 * expected
  }

  private func warmUpSeconds(labels: Int) -> Double {
    Double(labels) * warmUp.leastSeconds
  }
}

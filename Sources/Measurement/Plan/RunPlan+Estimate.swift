/// How long a run takes at most, before the pilot has found what the labels cost; `Forecast` knows
/// better then.
extension RunPlan {
  /// Seconds for one process, if every cell takes all the time it may.
  ///
  /// - Parameters:
  ///   - labels: How many labels, controls included.
  ///   - cells: What is measured.
  /// - Returns: Seconds.
  package func longestProcessSeconds(labels: Int, cells: [Cell]) -> Double {
    cells.reduce(0.0) { sum, cell in
      let settingUp = Double(places(at: cell.size) * labels) * Self.setUpSeconds(cell.size)
      // Half as much again for labels that are too heavy for the squares.
      return sum + settingUp + warmUpSeconds(labels: labels) + 1.5 * secondsPerCell
    }
  }

  /// Seconds for one process that times single events, if every cell takes all the time it may; a
  /// label too heavy for its share may take longer.
  package func longestLatencySeconds(labels: Int, cells: [Cell]) -> Double {
    cells.reduce(0.0) { sum, cell in
      sum + Double(labels) * Self.setUpSeconds(cell.size) + warmUpSeconds(labels: labels)
        + latency.secondsPerCell
    }
  }

  /// Seconds for the whole run, if every cell takes all the time it may; the pilot, the counting
  /// and the two checks are taken as two processes more.
  package func longestSeconds(labels: Int, cells: [Cell]) -> Double {
    Double(processes + 2) * longestProcessSeconds(labels: labels, cells: cells)
      + Double(latency.processes) * longestLatencySeconds(labels: labels, cells: cells)
  }

  /// What setting up one label for one cell takes at a place, by experience on 2.5 GHz.
  private static func setUpSeconds(_ size: Int) -> Double {
    0.007 + 4e-6 * Double(size)
  }

  private func warmUpSeconds(labels: Int) -> Double {
    Double(labels) * warmUp.leastSeconds
  }
}

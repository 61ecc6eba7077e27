/// Upper bounds of a run's duration, known before the pilot has measured the costs.
///
/// After the pilot, `Forecast` is more accurate.
extension RunPlan {
  /// Returns the seconds for one process if every case takes all of its time.
  ///
  /// - Parameters:
  ///   - contestants: The number of contestants, controls included.
  ///   - cells: The cases to measure.
  /// - Returns: Seconds.
  package func longestProcessSeconds(contestants: Int, cells: [BenchmarkCase]) -> Double {
    cells.reduce(0.0) { sum, cell in
      let settingUp = Double(places(at: cell.size) * contestants) * Self.setUpSeconds(cell.size)
      // Contestants that are too slow for the squares may take half as much again.
      return sum + settingUp + warmUpSeconds(contestants: contestants) + 1.5 * secondsPerCell
    }
  }

  /// Returns the seconds for one process that times single events if every case takes all of its
  /// time.
  ///
  /// A contestant that is too slow for its share may take longer.
  package func longestLatencySeconds(contestants: Int, cells: [BenchmarkCase]) -> Double {
    cells.reduce(0.0) { sum, cell in
      sum + Double(contestants) * Self.setUpSeconds(cell.size)
        + warmUpSeconds(contestants: contestants)
        + latency.secondsPerCell
    }
  }

  /// Returns the seconds for the whole run if every case takes all of its time.
  ///
  /// The pilot, the counting and the two equivalence checks count as two more processes.
  package func longestSeconds(contestants: Int, cells: [BenchmarkCase]) -> Double {
    Double(processes + 2) * longestProcessSeconds(contestants: contestants, cells: cells)
      + Double(latency.processes) * longestLatencySeconds(contestants: contestants, cells: cells)
  }

  /// Returns the seconds for setting up one contestant for one case at a place, measured at 2.5
  /// GHz.
  private static func setUpSeconds(_ size: Int) -> Double {
    0.007 + 4e-6 * Double(size)
  }

  private func warmUpSeconds(contestants: Int) -> Double {
    Double(contestants) * warmUp.leastSeconds
  }
}

/// All that the surveys of a run gave.
package struct SurveySamples: Equatable, Codable, Sendable {
  /// What one process timed.
  package struct Process: Equatable, Codable, Sendable {
    /// Its number among such processes, from 0; a number can be missing.
    package let process: Int
    package let seed: UInt64
    package let times: [SurveyTime]
    /// From its start to its end.
    package let seconds: Double

    package init(process: Int, seed: UInt64, times: [SurveyTime], seconds: Double) {
      self.process = process
      self.seed = seed
      self.times = times
      self.seconds = seconds
    }
  }

  /// What was asked for.
  package var plan = SurveyPlan()
  package var processes: [Process] = []
  package var counts: [CellCounts] = []
  package var memory: [MemoryCount] = []
  /// Counters that cannot be had, with the reason.
  package var unavailable: [String: String] = [:]
  /// Who was wrong, crashed or was left out; they stand apart from the run's, whose cells are others.
  package var failures: [RunFailure] = []

  package init() {}

  /// Takes over what a worker has written.
  mutating func add(
    _ records: [WorkerRecord], of assignment: WorkerAssignment, seconds: Double
  ) {
    var times: [SurveyTime] = []
    for record in records {
      switch record {
      case .surveyTime(let time): times.append(time)
      case .counts(let counts): self.counts.append(counts)
      case .memory(let count): memory.append(count)
      case .unavailable(let counters, let reason):
        for counter in counters { unavailable[counter] = reason }
      default: break
      }
    }
    guard case .survey(let process, _, _) = assignment.task, !times.isEmpty else { return }
    processes.append(
      Process(process: process, seed: assignment.seed, times: times, seconds: seconds))
  }

  /// Why `label` has no figures in `cell`; `nil` if nothing is known against it.
  package func failure(of label: String, in cell: Cell) -> String? {
    failures.first { $0.what?.covers(label, in: cell) ?? false }?.reason
  }

  /// A label's seconds at a point, by the number of the process.
  package func seconds(of label: String, at point: SurveyPoint) -> [Int: Double] {
    processes.reduce(into: [:]) { all, process in
      let time = process.times.first { $0.label == label && $0.point == point }
      all[process.process] = time?.seconds
    }
  }
}

/// The samples of a run's surveys.
package struct SurveySamples: Equatable, Codable, Sendable {
  /// The times from one process.
  package struct Process: Equatable, Codable, Sendable {
    /// Its number among such processes, from 0; a process without results is missing.
    package let process: Int
    package let seed: UInt64
    package let times: [SurveyTime]
    /// Seconds from its start to its end.
    package let seconds: Double
  }

  /// The requested surveys.
  package var plan = SurveyPlan()
  package var processes: [Process] = []
  package var memory: [MemoryCount] = []
  /// The counters that are not available, with the reasons.
  package var unavailable: [String: String] = [:]
  /// The contestants that were wrong, crashed or were excluded.
  ///
  /// They are separate from the run's failures, which concern other cases.
  package var failures: [RunFailure] = []

  package init() {}

  /// Adds the records of a worker.
  mutating func add(
    _ records: [WorkerRecord], of assignment: WorkerAssignment, seconds: Double
  ) {
    var times: [SurveyTime] = []
    for record in records {
      switch record {
      case .surveyTime(let time): times.append(time)
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

  /// Returns why `contestant` has no results in `cell`; `nil` if no failure is known.
  package func failure(of contestant: String, in cell: BenchmarkCase) -> String? {
    failures.first { $0.what?.covers(contestant, in: cell) ?? false }?.reason
  }

  /// Returns a contestant's seconds at a point, by number of the process.
  package func seconds(of contestant: String, at point: SurveyPoint) -> [Int: Double] {
    processes.reduce(into: [:]) { all, process in
      let time = process.times.first { $0.contestant == contestant && $0.point == point }
      all[process.process] = time?.seconds
    }
  }
}

/// The time of single events of a contestant at a point, in one process.
package struct SurveyTime: Equatable, Codable, Sendable {
  package let point: SurveyPoint
  package let contestant: String
  /// The median of the events' seconds.
  package let seconds: Double
  /// The number of events.
  package let events: Int
}

/// The memory of an app at rest: the blocks that are freed at its end, and those that survive it.
package struct MemoryCount: Equatable, Codable, Sendable {
  package let contestant: String
  /// The number of notes.
  package let size: Int
  /// Blocks of malloc that are freed at the app's end: its objects and their storage.
  package let liveBlocks: Int
  /// Their usable bytes, as returned by malloc_usable_size.
  package let liveBytes: Int
  /// Blocks that outlive the app and its fixture.
  package let survivingBlocks: Int
  /// Views that outlive the app.
  package let survivingViews: Int

  /// Whether anything remains after the app and its server end.
  package var leavesSomething: Bool { survivingBlocks != 0 || survivingViews != 0 }
}

extension [MemoryCount] {
  /// The blocks and bytes that one more note takes: the slope from the fewest to the most notes;
  /// `nil` without apps of two sizes.
  package func perNote(_ contestant: String) -> (blocks: Double, bytes: Double)? {
    let sorted = filter { $0.contestant == contestant }.sorted { $0.size < $1.size }
    guard let few = sorted.first, let many = sorted.last, many.size > few.size else { return nil }
    let more = Double(many.size - few.size)
    return (
      Double(many.liveBlocks - few.liveBlocks) / more, Double(many.liveBytes - few.liveBytes) / more
    )
  }
}

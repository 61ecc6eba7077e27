import CProbes
import Foundation

/// The work of a worker process, passed as one argument.
package struct WorkerAssignment: Equatable, Codable, Sendable {
  /// The kinds of work.
  package enum Task: Equatable, Codable, Sendable {
    /// Measure what a step of each contestant costs.
    case pilot(cells: [BenchmarkCase])
    /// Count each contestant's runs.
    case counting(cells: [BenchmarkCase])
    /// Time cases, as timing process number `process`.
    case timing(process: Int, cells: [CasePlan])

    /// Whether the task only counts.
    ///
    /// Counts must not depend on random hash seeds.
    var isCounting: Bool {
      switch self {
      case .counting: true
      case .pilot, .timing: false
      }
    }
  }

  /// An argument that is not an assignment.
  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String
  }

  package let task: Task
  package let plan: RunPlan
  package let contestants: Contestants
  /// The contestants that are excluded.
  package let excluded: [Exclusion]
  /// The source of everything random in the process.
  package let seed: UInt64
  /// The id of the process that waits for the worker.
  package private(set) var parent = probe_process_id()
}

extension WorkerAssignment {
  /// Reads an assignment from `argument`.
  ///
  /// - Throws: `Unreadable`.
  package init(argument: String) throws {
    do {
      self = try JSONDecoder().decode(WorkerAssignment.self, from: Data(argument.utf8))
    } catch {
      throw Unreadable(
        description: "The worker's assignment cannot be read (\(error)); "
          + "workers are started by the program itself, with the same build on both sides.")
    }
  }

  /// The assignment as one argument.
  package var argument: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// The name of the task in progress and failures, as in `process 3`.
  package var name: String {
    switch task {
    case .pilot: "trial runs"
    case .counting: "counting"
    case .timing(let process, _): "process \(process + 1)"
    }
  }

  /// What the run lacks if the task fails as a whole, as a clause.
  var loss: String {
    switch task {
    case .pilot: "No times are measured"
    case .counting: "Counters are missing"
    case .timing(let process, _):
      "The times of process \(process + 1) are missing, so intervals are wider"
    }
  }
}

import CProbes
import Foundation

/// What a worker process is to do: handed over as one argument.
package struct WorkerAssignment: Equatable, Codable, Sendable {
  /// The kinds of work.
  package enum Task: Equatable, Codable, Sendable {
    /// Find out what each label costs.
    case pilot(cells: [Cell])
    /// Count each label's runs.
    case counting(cells: [Cell])
    /// Be the `process`th that times.
    case timing(process: Int, cells: [CellPlan])
    /// Be the `process`th that times single events.
    case latency(process: Int, cells: [CellPlan])
    /// Be the `process`th that times single events at growing sizes and costs of view work.
    case survey(process: Int, points: [SurveyPoint], effort: SurveyEffort)
    /// Count each label's events at growing sizes.
    case surveyCounting(cells: [Cell])
    /// Count what each label's app holds at rest.
    case memory(MemoryPlan)

    /// Whether nothing but counts comes of it, which must not depend on random hash seeds.
    var isCounting: Bool {
      switch self {
      case .counting, .surveyCounting, .memory: true
      case .pilot, .timing, .latency, .survey: false
      }
    }
  }

  /// An argument that is no assignment.
  package struct Unreadable: Error, CustomStringConvertible {
    package let description: String
  }

  package let task: Task
  package let plan: RunPlan
  package let lineup: Lineup
  /// Who is left out.
  package let excluded: [Exclusion]
  /// What all that is random in the process comes from.
  package let seed: UInt64
  /// The process that waits for the worker.
  package private(set) var parent: Int32

  package init(
    task: Task, plan: RunPlan, lineup: Lineup, excluded: [Exclusion], seed: UInt64,
    parent: Int32 = probe_process_id()
  ) {
    self.task = task
    self.plan = plan
    self.lineup = lineup
    self.excluded = excluded
    self.seed = seed
    self.parent = parent
  }

  /// Reads what `argument` wrote.
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

  /// The same work without those in `excluded`.
  func without(_ excluded: [Exclusion]) -> WorkerAssignment {
    WorkerAssignment(
      task: task, plan: plan, lineup: lineup, excluded: excluded, seed: seed, parent: parent)
  }

  /// The same work for another `parent`.
  func by(parent: Int32) -> WorkerAssignment {
    var copy = self
    copy.parent = parent
    return copy
  }

  /// What the worker is called that counts what apps hold at rest.
  package static let memoryName = "memory at rest"

  /// What the task is called in progress and failures, as in `process 3`.
  package var name: String {
    switch task {
    case .pilot: "pilot"
    case .counting: "counting"
    case .timing(let process, _): "process \(process + 1)"
    case .latency(let process, _): "single events \(process + 1)"
    case .survey(let process, _, _): "survey \(process + 1)"
    case .surveyCounting: "survey counting"
    case .memory: Self.memoryName
    }
  }

  /// A worker calls this first: it shall not outlive the process that waits for it.
  ///
  /// - Returns: `false` if that process has gone already; the worker should end at once.
  package func tieToParent() -> Bool {
    probe_die_with_parent(parent)
  }
}

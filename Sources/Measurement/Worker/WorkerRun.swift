import Foundation

/// A worker process's whole work.
@MainActor package struct WorkerRun {
  private let assignment: WorkerAssignment
  private let laboratory: any Laboratory
  private let instruments: Instruments
  private let write: (String) -> Void

  /// - Parameters:
  ///   - assignment: What the parent asks for.
  ///   - laboratory: Builds the apps.
  ///   - instruments: The machine's, but in tests.
  ///   - write: Takes a line, with its newline, to the worker's standard output. Lines come only
  ///     while no clock runs.
  package init(
    _ assignment: WorkerAssignment, laboratory: any Laboratory,
    instruments: Instruments = .machine, write: @escaping (String) -> Void
  ) {
    self.assignment = assignment
    self.laboratory = laboratory
    self.instruments = instruments
    self.write = write
  }

  /// Does the work and writes what comes of it.
  ///
  /// - Throws: What the JSON encoder throws; an app's failures are records, not errors.
  package func run() throws {
    let report = Report(write: write)
    let foundry = Foundry(laboratory: laboratory, lineup: assignment.lineup)
    switch assignment.task {
    case .pilot(let cells):
      try PilotPass(assignment, foundry: foundry, instruments: instruments, report: report)
        .run(cells)
    case .counting(let cells):
      try CountingRun(assignment, foundry: foundry, report: report).run(cells)
    case .timing(_, let cells):
      try TimingRun(assignment, foundry: foundry, instruments: instruments, report: report)
        .run(cells)
    case .latency(_, let cells):
      try LatencyRun(assignment, foundry: foundry, instruments: instruments, report: report)
        .run(cells)
    case .survey(_, let points, let effort):
      try SurveyTimingRun(
        assignment, effort, foundry: foundry, instruments: instruments, report: report
      ).run(points)
    case .surveyCounting(let cells):
      try SurveyCountingRun(assignment, foundry: foundry, report: report).run(cells)
    case .memory(let plan):
      try MemoryRun(assignment, foundry: foundry, report: report).run(plan)
    }
    try report(.end)
  }

  /// Writes records as lines.
  @MainActor final class Report {
    private let encoder = JSONEncoder()
    private let write: (String) -> Void

    init(write: @escaping (String) -> Void) {
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      self.write = write
    }

    func callAsFunction(_ record: WorkerRecord) throws {
      write(String(decoding: try encoder.encode(record), as: UTF8.self) + "\n")
    }

    /// A record for each reason, with all the counters that it withholds.
    func callAsFunction(unavailable: [String: Unavailable]) throws {
      let byReason = Dictionary(grouping: unavailable, by: \.value.description)
      for (reason, counters) in byReason.sorted(by: { $0.key < $1.key }) {
        try self(.unavailable(counters: counters.map(\.key).sorted(), reason: reason))
      }
    }
  }
}

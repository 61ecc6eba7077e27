import Foundation

/// The whole work of a worker process.
@MainActor package struct WorkerRun {
  private let assignment: WorkerAssignment
  private let factory: any AppFactory
  private let instruments: Instruments
  private let write: (String) -> Void

  /// Prepares an assignment on apps of a factory.
  ///
  /// `write` gets lines, with newlines, for the worker's standard output. It is never called while the
  /// clock runs.
  package init(
    _ assignment: WorkerAssignment, factory: any AppFactory,
    instruments: Instruments = .machine, write: @escaping (String) -> Void
  ) {
    self.assignment = assignment
    self.factory = factory
    self.instruments = instruments
    self.write = write
  }

  /// Performs the work and writes its results.
  ///
  /// - Throws: What the JSON encoder throws; an app's failures are records, not errors.
  package func run() throws {
    let report = Report(write: write)
    let appCache = AppCache(factory: factory, contestants: assignment.contestants)
    switch assignment.task {
    case .pilot(let cells):
      try PilotPass(
        assignment: assignment, appCache: appCache, runner: EpochRunner(instruments: instruments),
        report: report
      ).run(cells)
    case .counting(let cells):
      try CountingRun(assignment: assignment, appCache: appCache, report: report).run(cells)
    case .timing(_, let cells):
      try TimingRun(
        assignment: assignment, appCache: appCache, runner: EpochRunner(instruments: instruments),
        report: report
      ).run(cells)
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

    /// Writes a record for each reason, with all counters that it concerns.
    func callAsFunction(unavailable: [String: Unavailable]) throws {
      let byReason = Dictionary(grouping: unavailable, by: \.value.description)
      for (reason, counters) in byReason.sorted(by: { $0.key < $1.key }) {
        try self(.unavailable(counters: counters.map(\.key).sorted(), reason: reason))
      }
    }
  }
}

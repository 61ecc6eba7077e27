import Foundation

/// A worker's output, parsed.
package struct WorkerTranscript: Equatable, Sendable {
  /// The records up to the first invalid line, without `trying` and `end`.
  package let records: [WorkerRecord]
  /// What the worker was trying when it ended; `nil` if it was complete or never announced
  /// anything.
  package let trying: Exclusion?
  /// The reason why there may be fewer records than requested.
  package let failure: WorkerFailure?

  package init(_ outcome: WorkerOutcome) {
    let decoder = JSONDecoder()
    var records: [WorkerRecord] = []
    var trying: Exclusion?
    var isDone = false
    var nonsense: WorkerFailure?
    for line in outcome.output.split(separator: "\n") {
      guard let record = try? decoder.decode(WorkerRecord.self, from: Data(line.utf8)) else {
        nonsense = .nonsense(String(line.prefix(200)))
        break
      }
      switch record {
      case .trying(let what): trying = what
      case .end: isDone = true
      default: records.append(record)
      }
    }
    self.records = records
    self.trying = isDone ? nil : trying
    // The worker's own failure explains a truncated line, so it has priority.
    failure = outcome.failure ?? nonsense ?? (isDone ? nil : .incomplete)
  }
}

import Foundation

/// A worker's output, understood.
package struct WorkerTranscript: Equatable, Sendable {
  /// The records up to the first line that is none, without `trying` and `end`.
  package let records: [WorkerRecord]
  /// What the worker was at when it ended; `nil` if it was done or never said.
  package let trying: Exclusion?
  /// Why there may be fewer records than asked for.
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
    // A line cut off by the worker's death is explained by its death.
    failure = outcome.failure ?? nonsense ?? (isDone ? nil : .incomplete)
  }
}

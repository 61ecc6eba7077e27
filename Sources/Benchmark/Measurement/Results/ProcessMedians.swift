/// A contestant's medians over the rounds of a case in one process: all figures of times come from
/// these.
package struct ProcessMedians: Equatable, Sendable {
  package let process: Int
  package let contestant: String
  /// Nanoseconds per step.
  package let time: Double
  /// The nanoseconds of the first step after the other contestants' turns; `nil` if it is not timed.
  package let first: Double?
  /// The logarithm of its time over the base's in the same round; `nil` for the base, or without
  /// rounds of both.
  package let logRatio: Double?
  /// The nanoseconds that its step takes longer than the base's in the same round.
  package let difference: Double?

  /// The medians of a process, which are rounded so that a file of them gives the same results.
  static func all(_ samples: CaseSamples, process: Int) -> [ProcessMedians] {
    samples.contestants.enumerated().compactMap { index, contestant in
      guard let time = samples.medianTime(of: index) else { return nil }
      let isBase = index == 0
      return ProcessMedians(
        process: process, contestant: contestant, time: rounded(time, 1e4),
        first: samples.medianFirst(of: index).map { rounded($0, 1e4) },
        logRatio: isBase ? nil : samples.medianLogRatio(of: index).map { rounded($0, 1e9) },
        difference: isBase ? nil : samples.medianDifference(of: index).map { rounded($0, 1e4) })
    }
  }

  private static func rounded(_ value: Double, _ scale: Double) -> Double {
    (value * scale).rounded() / scale
  }
}

/// The medians of all processes of a run, as a CSV file stores them.
package enum MediansCSV {
  package static let name = "medians.csv"

  /// Returns a line for each contestant, case and process, then the calibration of each process.
  ///
  /// Times are in nanoseconds per run of the interaction.
  package static func text(_ samples: RunSamples) -> String {
    var text = "event,size,contestant,process,time,first,logRatio,difference\n"
    func words(_ value: Double?) -> String { value.map { "\($0)" } ?? "" }
    for process in samples.processes {
      for time in process.calibration {
        text += "calibration,0,machine,\(process.process),\(time),,,\n"
      }
      for cell in process.cells {
        for medians in ProcessMedians.all(cell, process: process.process) {
          let figures = [medians.time, medians.first, medians.logRatio, medians.difference]
          text += "\(cell.cell.interaction),\(cell.cell.size),\(medians.contestant),"
          text += "\(process.process),\(figures.map(words).joined(separator: ","))\n"
        }
      }
    }
    return text
  }
}

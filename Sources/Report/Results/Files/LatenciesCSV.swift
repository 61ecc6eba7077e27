package import Measurement

/// All single events of a run as CSV: a line for each contestant in each case of each process.
package enum LatenciesCSV {
  package static let fileName = "latencies.csv"

  /// Returns the CSV text, or `nil` if no event was timed alone.
  package static func ofAny(_ samples: RunSamples) -> String? {
    samples.latencies.isEmpty ? nil : text(samples)
  }

  /// - Parameter samples: the samples of a run.
  /// - Returns: the CSV text with a header line; the last column has the nanoseconds of all events
  ///   in order, separated by spaces.
  package static func text(_ samples: RunSamples) -> String {
    var text = "process,interaction,size,label,nanoseconds\n"
    for process in samples.latencies {
      for cell in process.cells {
        for (contestant, events) in zip(cell.contestants, cell.events) where !events.isEmpty {
          text += "\(process.process),\(cell.cell.interaction),\(cell.cell.size),\(contestant),"
          text += events.map { String(Int($0)) }.joined(separator: " ") + "\n"
        }
      }
    }
    return text
  }
}

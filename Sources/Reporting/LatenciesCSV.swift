package import Measurement

/// All single events of a run as CSV: a line for each label in each cell of each process.
package enum LatenciesCSV {
  package static let fileName = "latencies.csv"

  /// The text, if any event was timed alone.
  package static func ofAny(_ samples: RunSamples) -> String? {
    samples.latencies.isEmpty ? nil : text(samples)
  }

  /// - Parameter samples: a run's.
  /// - Returns: the text, its first line the heads; the last column has the nanoseconds of all
  ///   events in their order, a space between them.
  package static func text(_ samples: RunSamples) -> String {
    var text = "process,interaction,size,label,nanoseconds\n"
    for process in samples.latencies {
      for cell in process.cells {
        for (label, events) in zip(cell.labels, cell.events) where !events.isEmpty {
          text += "\(process.process),\(cell.cell.interaction),\(cell.cell.size),\(label),"
          text += events.map { String(Int($0)) }.joined(separator: " ") + "\n"
        }
      }
    }
    return text
  }
}

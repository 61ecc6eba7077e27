package import Measurement

/// All epochs of a run as CSV, a line each.
package enum SamplesCSV {
  /// The file's name in the report's folder.
  package static let name = "samples.csv"

  static let header = [
    "process", "interaction", "size", "kind", "round", "place", "order", "label", "step", "steps",
    "nanoseconds", "first", "start", "waited", "faults", "core",
  ]

  /// Returns the CSV text with a header line.
  ///
  /// - `order`: the epoch's number in its round.
  /// - `nanoseconds`: the time per step. `first`: that of the first step before the epoch.
  /// - `start`: microseconds since the worker's start.
  /// - `waited`: nanoseconds of the timed part without a core.
  /// - `faults`: page faults. `core`: the number of the core at the end.
  package static func text(_ samples: RunSamples) -> String {
    var text = header.joined(separator: ",") + "\n"
    for process in samples.processes {
      for cell in process.cells {
        let prefix = "\(process.process),\(cell.cell.interaction),\(cell.cell.size)"
        for (number, round) in cell.rounds.enumerated() {
          for (place, contestant) in round.order.enumerated() {
            guard let time = round.times[contestant] else { continue }
            text += "\(prefix),square,\(number),\(round.place),\(place),"
            text += epoch(
              cell, contestant, step: round.step, time: time,
              first: round.firsts.isEmpty ? nil : round.firsts[contestant],
              round.conditions.isEmpty ? nil : round.conditions[contestant])
          }
        }
        for (number, sample) in cell.heavyRounds.enumerated() {
          let epochs = [
            (0, sample.before), (sample.contestant, sample.time), (0, sample.after),
          ]
          for (place, (contestant, time)) in epochs.enumerated() {
            text += "\(prefix),heavy,\(number),\(sample.place),\(place),"
            text += epoch(
              cell, contestant, step: sample.step, time: time, first: nil,
              sample.conditions.isEmpty ? nil : sample.conditions[place])
          }
        }
      }
    }
    return text
  }

  private static func epoch(
    _ cell: CaseSamples, _ contestant: Int, step: Int, time: Double, first: Double?,
    _ conditions: EpochConditions?
  ) -> String {
    let steps = cell.steps.isEmpty ? "" : "\(cell.steps[contestant])"
    let machine = conditions.map { [$0.start, $0.waited, $0.pageFaults, $0.core] } ?? []
    let fields =
      [cell.contestants[contestant], "\(step)", steps, "\(time)", first.map { "\($0)" } ?? ""]
      + (machine.isEmpty ? ["", "", "", ""] : machine.map { "\($0)" })
    return fields.joined(separator: ",") + "\n"
  }
}

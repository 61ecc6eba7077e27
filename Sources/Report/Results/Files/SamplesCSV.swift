package import Measurement

/// All samples of a run as CSV: a line for each contestant in each round.
package enum SamplesCSV {
  /// - Parameter samples: the samples of a run.
  /// - Returns: the CSV text with a header line; times are in nanoseconds per step.
  package static func text(_ samples: RunSamples) -> String {
    var text = "process,interaction,size,kind,round,place,step,label,nanoseconds,switches\n"
    for process in samples.processes {
      for cell in process.cells {
        let prefix = "\(process.process),\(cell.cell.interaction),\(cell.cell.size)"
        for (number, round) in cell.rounds.enumerated() {
          for (contestant, time) in zip(cell.contestants, round.times) {
            guard let time else { continue }
            text += "\(prefix),square,\(number),\(round.place),\(round.step),\(contestant),"
            text += "\(time),\(round.switches)\n"
          }
        }
        for (number, sample) in cell.heavyRounds.enumerated() {
          let common = "\(prefix),heavy,\(number),\(sample.place),\(sample.step)"
          let times = [
            (cell.contestants[0], sample.before),
            (cell.contestants[sample.contestant], sample.time),
            (cell.contestants[0], sample.after),
          ]
          for (contestant, time) in times {
            text += "\(common),\(contestant),\(time),\(sample.switches)\n"
          }
        }
      }
    }
    return text
  }
}

package import Measurement

/// All samples of a run as CSV: a line for each label in each round.
package enum SamplesCSV {
  /// - Parameter samples: a run's.
  /// - Returns: the text, its first line the heads; times in nanoseconds per step.
  package static func text(_ samples: RunSamples) -> String {
    var text = "process,interaction,size,kind,round,place,step,label,nanoseconds,switches\n"
    for process in samples.processes {
      for cell in process.cells {
        let prefix = "\(process.process),\(cell.cell.interaction),\(cell.cell.size)"
        for (number, round) in cell.rounds.enumerated() {
          for (label, time) in zip(cell.labels, round.times) {
            guard let time else { continue }
            text += "\(prefix),square,\(number),\(round.place),\(round.step),\(label),"
            text += "\(time),\(round.switches)\n"
          }
        }
        for (number, sample) in cell.heavyRounds.enumerated() {
          let common = "\(prefix),heavy,\(number),\(sample.place),\(sample.step)"
          let times = [
            (cell.labels[0], sample.before), (cell.labels[sample.label], sample.time),
            (cell.labels[0], sample.after),
          ]
          for (label, time) in times { text += "\(common),\(label),\(time),\(sample.switches)\n" }
        }
      }
    }
    return text
  }
}

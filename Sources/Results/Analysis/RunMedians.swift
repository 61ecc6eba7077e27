package import Measurement

/// The medians of all processes of one run or of several, from which all figures of their times follow.
///
/// A CSV file stores them: a line for the calibration after each place, and for each contestant in
/// each case and process of each run. Times are in nanoseconds per run of the interaction.
package struct RunMedians: Sendable {
  package static let heading = "run,event,size,contestant,process,time,first,logRatio,difference"

  /// The nanoseconds of the fixed work that calibrates machines, in the order in which they were taken.
  var calibration: [(run: Int, process: Int, time: Double)] = []
  var rows: [(run: Int, cell: BenchmarkCase, medians: ProcessMedians)] = []

  /// Takes the medians of a run, of whole frames or a part of them, without contestants that failed
  /// in a case.
  package init(_ samples: RunSamples, _ figure: FrameFigure = .whole) {
    for process in samples.processes {
      calibration += process.calibration.map { (0, process.process, $0) }
      rows += samples.medians(in: process, figure).map { (0, $0.place, $0.medians) }
    }
  }

  /// Joins single runs, and numbers them from 0.
  package init(joining runs: [RunMedians]) {
    for (number, run) in runs.enumerated() {
      calibration += run.calibration.map { (number, $0.process, $0.time) }
      rows += run.rows.map { (number, $0.cell, $0.medians) }
    }
  }

  /// The content of the CSV file.
  package var text: String {
    func words(_ value: Double?) -> String { value.map { "\($0)" } ?? "" }
    let lines =
      calibration.map { run, process, time in
        "\(run),calibration,0,machine,\(process),\(time),,,"
      }
      + rows.map { run, cell, medians in
        let figures = [medians.time, medians.first, medians.logRatio, medians.difference]
        return
          "\(run),\(cell.interaction),\(cell.size),\(medians.contestant),\(medians.process),"
          + figures.map(words).joined(separator: ",")
      }
    return ([Self.heading] + lines).joined(separator: "\n") + "\n"
  }

  /// Returns what the figures of a case are over.
  ///
  /// If several runs have the case, each gives one value, the mean of its processes, under its number.
  /// Otherwise each process gives one.
  func medians(in cell: BenchmarkCase) -> [ProcessMedians] {
    let own = Dictionary(grouping: rows.filter { $0.cell == cell }, by: \.run)
    return own.sorted { $0.key < $1.key }.flatMap { run, rows in
      let medians = rows.map(\.medians)
      return own.count > 1 ? ProcessMedians.means(medians, run: run) : medians
    }
  }

  /// The seconds of the fixed work: the median, and the middle 90 %; `nil` if it was not timed.
  package var kernel: Interval? {
    let times = calibration.map { $0.time / 1e9 }
    return times.isEmpty
      ? nil
      : Interval(
        estimate: Statistics.median(times), low: Statistics.percentile(5, of: times),
        high: Statistics.percentile(95, of: times))
  }
}

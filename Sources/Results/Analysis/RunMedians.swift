package import Measurement

/// The medians of all processes of a run, from which all figures of its times follow.
///
/// A CSV file stores them: a line for the calibration after each place, and for each contestant in
/// each case and process. Times are in nanoseconds per run of the interaction.
package struct RunMedians: Sendable {
  package static let file = "medians.csv"
  package static let heading = "event,size,contestant,process,time,first,logRatio,difference"
  private static let calibrationEvent = "calibration"

  /// The nanoseconds of the fixed work that calibrates machines, in the order in which they were taken.
  package private(set) var calibration: [(process: Int, time: Double)] = []
  private(set) var rows: [(cell: BenchmarkCase, medians: ProcessMedians)] = []

  /// Takes the medians of a run, without contestants that failed in a case.
  ///
  /// - Parameters:
  ///   - samples: All samples of the run.
  ///   - figure: The part of a frame that is asked for; only a run in a window has parts.
  package init(_ samples: RunSamples, _ figure: FrameFigure = .whole) {
    for process in samples.processes {
      calibration += process.calibration.map { (process.process, $0) }
      rows += samples.medians(in: process, figure).map { ($0.place, $0.medians) }
    }
  }

  /// Joins several runs.
  ///
  /// In the cases of `shared` each run gives one value, the mean of its processes, under its number; the
  /// other cases are those of the first run.
  package init(joining runs: [RunMedians], in shared: [BenchmarkCase]) {
    guard let first = runs.first else { return }
    for (number, run) in runs.enumerated() {
      calibration += run.calibration.map { (number, $0.time) }
    }
    for cell in shared {
      for (number, run) in runs.enumerated() {
        rows += ProcessMedians.means(run.medians(in: cell), run: number).map { (cell, $0) }
      }
    }
    rows += first.rows.filter { !shared.contains($0.cell) }
  }

  /// Reads a CSV file; returns `nil` if it is none of this kind.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.heading else { return nil }
    for line in lines.dropFirst() {
      let words = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 8, let size = Int(words[1]), let process = Int(words[3]),
        let time = Double(words[4])
      else { return nil }
      if words[0] == Self.calibrationEvent {
        calibration.append((process, time))
      } else {
        rows.append(
          (
            BenchmarkCase(interaction: words[0], size: size),
            ProcessMedians(
              process: process, contestant: words[2], time: time, first: Double(words[5]),
              logRatio: Double(words[6]), difference: Double(words[7]))
          ))
      }
    }
  }

  /// The content of the CSV file.
  package var text: String {
    func words(_ value: Double?) -> String { value.map { "\($0)" } ?? "" }
    let lines =
      calibration.map { process, time in
        "\(Self.calibrationEvent),0,machine,\(process),\(time),,,"
      }
      + rows.map { cell, medians in
        let figures = [medians.time, medians.first, medians.logRatio, medians.difference]
        return "\(cell.interaction),\(cell.size),\(medians.contestant),\(medians.process),"
          + figures.map(words).joined(separator: ",")
      }
    return ([Self.heading] + lines).joined(separator: "\n") + "\n"
  }

  func medians(in cell: BenchmarkCase) -> [ProcessMedians] {
    rows.filter { $0.cell == cell }.map(\.medians)
  }

  /// The seconds of the fixed work: the median, and the middle 90 %; `nil` if it was not timed.
  package var kernel: Interval? { Self.kernel(calibration.map(\.time)) }

  /// The same at the beginning and at the end of a run: in its first and in its last process.
  package var kernelAtEnds: (before: Interval?, after: Interval?) {
    func kernel(of process: Int?) -> Interval? {
      Self.kernel(calibration.filter { $0.process == process }.map(\.time))
    }
    return (kernel(of: calibration.first?.process), kernel(of: calibration.last?.process))
  }

  private static func kernel(_ nanoseconds: [Double]) -> Interval? {
    let times = nanoseconds.map { $0 / 1e9 }
    return times.isEmpty
      ? nil
      : Interval(
        estimate: Statistics.median(times), low: Statistics.percentile(5, of: times),
        high: Statistics.percentile(95, of: times))
  }
}

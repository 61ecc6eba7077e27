package import Measurement

/// What an event of a variant takes in a window, in seconds.
package struct FrameCell: Equatable, Codable, Sendable {
  package var event: String
  /// An architecture, a form, or the control.
  package var architecture: VariantID
  package var times: [FrameFigure: Interval]
  /// What it takes longer than in Baseline, paired in each round.
  package var added: [FrameFigure: Interval]

  package init(
    _ architecture: VariantID, _ event: String, times: [FrameFigure: Interval],
    added: [FrameFigure: Interval] = [:]
  ) {
    self.architecture = architecture
    self.event = event
    self.times = times
    self.added = added
  }

  /// Returns the figures of all contestants that were right, event by event: of these
  /// architectures, then of the controls.
  package static func all(
    _ samples: RunSamples, eventCounts: [BenchmarkCase: Int], of names: [String]
  ) -> [FrameCell] {
    let rows = FrameFigure.allCases.map { (figure: $0, medians: RunMedians(samples, $0)) }
    let controls = samples.contestants.all.filter { !samples.contestants.isArchitecture($0) }
    return [names, controls].flatMap { names in
      samples.cells.flatMap { place in
        names.filter { !samples.isWrong($0) }.compactMap { name in
          var cell = FrameCell(VariantID(name), place.interaction, times: [:])
          for (figure, medians) in rows {
            let own = medians.medians(in: place).filter { $0.contestant == name }
            let scale = 1e9 * Double(eventCounts[place] ?? 1)
            cell.times[figure] = Interval(own.map { $0.time / scale })
            cell.added[figure] = Interval(own.compactMap { $0.difference.map { $0 / scale } })
          }
          return cell.times.isEmpty ? nil : cell
        }
      }
    }
  }
}

/// The figures of an event in a window.
package enum FrameFigure: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  /// The app's own code.
  case own
  /// The app's own code and the toolkit's passes: what is also timed without a window.
  case event
  /// The writes into widgets, GTK's layout, and GTK's drawing.
  case commit, layout, paint
  /// All of it, from the user's action to the pixels: the sum of the parts.
  case frame
  /// The same, timed as any run times it, with what the timing of parts takes.
  case whole
  /// The time of all cores.
  case processor

  /// Returns the figure of an epoch, in nanoseconds per step.
  fileprivate func value(_ whole: Double, _ parts: [Double]) -> Double {
    func part(_ part: FramePart) -> Double {
      parts.indices.contains(part.rawValue) ? parts[part.rawValue] : 0
    }
    return switch self {
    case .own: part(.own)
    case .event: part(.own) + part(.passes)
    case .commit: part(.commit)
    case .layout: part(.layout)
    case .paint: part(.paint)
    case .frame: parts.prefix(FramePart.processor.rawValue).reduce(0, +)
    case .whole: whole
    case .processor: part(.processor)
    }
  }
}

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

  /// Returns the figures of all contestants that were right, from samples with parts.
  ///
  /// - Parameters:
  ///   - samples: The samples of a run in a window.
  ///   - eventCounts: The number of events in one run of each case.
  ///   - names: The architectures; controls are added.
  /// - Returns: The cells, event by event.
  package static func all(
    _ samples: RunSamples, eventCounts: [BenchmarkCase: Int], of names: [String]
  ) -> [FrameCell] {
    var found: [FrameCell] = []
    for figure in FrameFigure.allCases {
      let analysis = RunAnalysis(
        samples.figure(figure), cells: samples.cells, eventCounts: eventCounts)
      for cell in analysis.cells(of: names) + analysis.controls where cell.correct {
        guard let time = cell.eventTime else { continue }
        var index = found.firstIndex {
          $0.event == cell.event && $0.architecture == cell.architecture
        }
        if index == nil {
          index = found.count
          found.append(FrameCell(cell.architecture, cell.event, times: [:]))
        }
        guard let index else { continue }
        found[index].times[figure] = time
        found[index].added[figure] = cell.added
      }
    }
    return found
  }
}

extension RunSamples {
  /// Returns the samples with one figure of each epoch in place of its whole time.
  fileprivate func figure(_ figure: FrameFigure) -> RunSamples {
    var copy = self
    copy.processes = processes.map { process in
      ProcessSamples(
        process: process.process, seed: process.seed, overhead: process.overhead,
        calibration: process.calibration,
        cells: process.cells.map { cell in
          var cell = cell
          cell.rounds = cell.rounds.map { round in
            RoundSample(
              place: round.place, step: round.step, order: round.order,
              times: round.times.enumerated().map { index, time in
                // The logarithm is taken of it, so it must be above 0.
                time.map { max(figure.value($0, round.parts?[index] ?? []), 0.001) }
              })
          }
          return cell
        }, seconds: process.seconds, switches: process.switches)
    }
    return copy
  }
}

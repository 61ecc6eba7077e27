import Measurement

/// Whether the results of a run on any machine can be shown beside those of others.
package struct MachineCheck {
  /// The number of notes at which machines are compared.
  static let size = 1_000
  /// The most differences of figures that are named.
  private static let mostNamed = 5
  /// How far the times of an app and of Baseline may be from their ratio.
  ///
  /// All are means of medians, so they do not agree exactly: in the published report within 8 %.
  private static let timeTolerance = 0.25

  let results: Results
  let events: [String]

  /// - Parameters:
  ///   - results: the results of the run.
  ///   - events: the ids of the events that every run times.
  package init(_ results: Results, events: [String]) {
    self.results = results
    self.events = events
  }

  /// Why the results are refused, a sentence each; empty if they are not.
  package var refusals: [String] {
    let refusals = origin + controls + gaps
    // Without some cells all figures of their cases would differ.
    return refusals.isEmpty ? changedFigures + times : refusals
  }

  // MARK: - The run

  private var origin: [String] {
    let environment = results.environment
    let facts: [(isWrong: Bool, sentence: String)] = [
      (
        environment.commit?.isEmpty ?? true,
        "It names no commit. Run archbench in a git checkout of the project."
      ),
      (
        environment.dirty != false,
        "Its sources are not those of its commit. Commit or undo your changes, and run again."
      ),
      (
        environment.configuration != "release",
        "It is of a \(environment.configuration) build. Run `swift run -c release archbench`."
      ),
      (
        results.run.plan.hasPrefix("window"),
        "It was measured in a window. Run again without --window."
      ),
      (
        results.run.notes != RunSettings.notes(ofSeed: 1),
        "Its notes are \(results.run.notes). Run again without --seed and --data."
      ),
      (
        results.machine.kernel.map { !Self.isOrdered($0) } ?? true,
        "It has no time of the fixed work that calibrates machines (machine.kernel). Use the file "
          + "as archbench run wrote it."
      ),
    ]
    return facts.filter(\.isWrong).map(\.sentence)
  }

  /// Whether a time is above 0 and inside its interval.
  private static func isOrdered(_ time: Interval) -> Bool {
    let low = time.low ?? time.estimate
    return low > 0 && low <= time.estimate && time.estimate <= time.high ?? time.estimate
  }

  private var controls: [String] {
    results.valid
      ? []
      : [
        "Its controls do not read 1, so no ratio can be trusted. Run again on a quieter machine."
      ]
  }

  // MARK: - What is missing

  private var gaps: [String] {
    let names = results.architectures.map(\.id)
    let wrong = results.architectures.filter { $0.defect != nil }.map {
      "\($0.name) differs from Baseline on that machine. Open an issue with the file instead."
    }
    let lonely =
      results.contenders.isEmpty
      ? ["It compares no architecture with Baseline. Measure one more at least."] : []
    let missing = ([.baseline, "S", "C"] + names).uniqued().map { name in
      (name: name, events: events.filter { !isTimed(name, $0) })
    }.filter { !$0.events.isEmpty }
    return wrong + lonely
      + missing.map(\.events).uniqued().map { events in
        let names = missing.filter { $0.events == events }.map { name, _ in
          ["S", "C"].contains(name.name) ? "control \(name)" : "\(name)"
        }
        return "It has no times of \(names.listed) at \(Figures.count(Self.size)) notes in: "
          + "\(events.joined(separator: ", ")). Run all nine events, with the controls."
      }
  }

  private func isTimed(_ name: VariantID, _ event: String) -> Bool {
    (results.events + results.controlCells).contains { cell in
      cell.architecture == name && cell.event == event && cell.size == Self.size && cell.correct
        && cell.eventTime != nil && (name == .baseline || !cell.values.isEmpty)
    }
  }

  // MARK: - Figures

  /// The figures that do not follow from the samples.
  private var changedFigures: [String] {
    let computed = results.recomputed()
    var places = zip(results.cells + results.controlCells, computed.cells + computed.controlCells)
      .flatMap { stored, computed in
        ValueDifference.all(stored, computed).map { (place: Self.place(stored), difference: $0) }
      }
    let sums = [results, computed].map { results in
      var results = results
      (results.events, results.interactions, results.controlCells) = ([], [], [])
      // It has words, which other versions put otherwise.
      results.reference = []
      return results
    }
    places += ValueDifference.all(sums[0], sums[1]).map { ("", $0) }
    let rest = places.count - Self.mostNamed
    return places.prefix(Self.mostNamed).map { place, difference in
      "\(place)\(difference.path) is \(difference.one), but \(difference.other) follows from the "
        + "file's samples. Use the file as archbench run wrote it."
    } + (rest > 0 ? ["\(Figures.counted(rest, "more figure")) like these."] : [])
  }

  private static func place(_ cell: Cell) -> String {
    "\(cell.event) at \(Figures.count(cell.size)) notes, \(cell.architecture): "
  }

  /// The times that are far from their ratio; the file has no samples of times.
  private var times: [String] {
    results.events.filter { $0.size == Self.size }.compactMap { cell in
      guard let base = results[.baseline, cell.event, cell.size]?.eventTime?.estimate,
        let own = cell.eventTime?.estimate, let ratio = cell.ratio?.estimate,
        let added = cell.added?.estimate
      else { return nil }
      let fits =
        abs(own / base / ratio - 1) <= Self.timeTolerance
        && abs(added - (own - base)) <= Self.timeTolerance * max(own, base)
      return fits
        ? nil
        : "\(Self.place(cell))its times do not fit its ratio, \(Figures.ratio(ratio)): eventTime "
          + "is \(Figures.seconds(own)), Baseline's \(Figures.seconds(base)), and added "
          + "\(Figures.seconds(added)). Use the file as archbench run wrote it."
    }
  }
}

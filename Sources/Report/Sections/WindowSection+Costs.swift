import Measurement
import Results
import Support

/// What work on widgets costs, and how far the figures can be trusted.
extension WindowSection {
  // MARK: - Costs

  @DocumentBuilder var costs: Document {
    if let costs = file.run.costs {
      Block.heading(3, "What does a write cost?")
      TextTable(
        of: [
          ("one `gtk_label_set_text` with the text that is there", costs.equalWrite),
          ("one with another text", costs.write),
          ("one more label with a new text in a frame, to the pixels", costs.shownWrite),
          ("of that, its layout", costs.layout),
          ("one more row that comes into view, to the pixels", costs.cell),
        ], [.words("what", \.0), .number("µs") { Figures.added($0.1) }])
      bound(costs)
    }
  }

  /// What counted writes would cost at most, if each reached a widget.
  @DocumentBuilder private func bound(_ costs: WindowCosts) -> Document {
    let rows = events.filter { event in
      file.patterns.contains { bound(costs, $0, event.id).map { $0 > 0 } ?? false }
    }
    let reason =
      "The window compares each view with its widget once a frame. So an equal or a repeated write of a "
      + "pattern never reaches a widget here."
    if rows.isEmpty {
      "\(reason) In these events no pattern makes more writes than Baseline, or equal ones."
    } else {
      """
      \(reason) If each did, the writes that were counted beyond Baseline's would cost this many µs an event \
      at most:
      """
      table(
        "event", rows,
        file.patterns.map { name in
          .number(name.name) { bound(costs, name, $0.id).map(Figures.microseconds) ?? "–" }
        })
    }
  }

  private func bound(_ costs: WindowCosts, _ name: VariantID, _ event: String) -> Double? {
    guard let own = headless(name, event), let base = headless(.baseline, event) else {
      return nil
    }
    return max(0, own.writes - base.writes) * costs.shownWrite.estimate
      + own.equalWrites * costs.equalWrite.estimate
  }

  // MARK: - Trust

  @DocumentBuilder var trust: Document {
    let widths = events.compactMap { event -> Double? in
      guard file.hasFrame(event.id),
        let added = file[VariantID(WindowFile.control), event.id]?.added[.frame],
        let low = added.low, let high = added.high,
        let frame = file[.baseline, event.id]?.times[.frame]
      else { return nil }
      return (high - low) / 2 / frame.estimate
    }
    let control = widths.max().map {
      "Baseline is measured twice in each round. What the second adds to a frame has an interval of at most "
        + "± \(Figures.finePercent($0)) of the frame (median \(Figures.finePercent(Statistics.median(widths)))). "
    }
    let sums = events.compactMap { event -> Double? in
      guard file.hasFrame(event.id), let times = file[.baseline, event.id]?.times,
        let frame = times[.frame], let whole = times[.whole]
      else { return nil }
      return frame.estimate / whole.estimate
    }
    let sum = sums.min().map { low in
      "The parts of a frame add up to \(Figures.percent(low)) to "
        + "\(Figures.percent(sums.max() ?? low)) of the time that is read without them.\n"
    }
    Block.heading(3, "Can it be trusted?")
    """
    \(control ?? "")\(sum ?? "")\(file.run.valid ? "" : "**The controls do not read 1: do not trust these times.** ")\
    There were 1,000 notes, and GTK 4 drew with cairo on a display without a screen. Waiting for the \
    screen's refresh is not counted, nor is the work of the display server.
    """
    """
    Measured \(file.run.date) on \(file.run.processor) at commit \(file.run.commit).\
    \(note.map { " \($0)" } ?? "")
    """
  }
}

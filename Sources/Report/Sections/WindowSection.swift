import Measurement
package import Results
import Support

/// What share of a real frame a pattern's code is, for a report and for a page of its own.
package struct WindowSection {
  private let file: WindowFile
  private let note: String?
  /// A run without a window.
  private let results: Results?
  private let events: [WindowFile.Event]

  package init(_ file: WindowFile, besides results: Results? = nil, note: String? = nil) {
    (self.file, self.note, self.results) = (file, note, results)
    events = file.events.filter { file[.baseline, $0.id] != nil }
  }

  /// The heading's anchor in a report.
  static let anchor = "a-real-frame"

  /// The answer, for the first page of a report; empty if no keystroke was measured.
  var sentence: String {
    guard let frame = file[.baseline, Self.keystroke]?.times[.frame] else { return "" }
    let shares = file.patterns.compactMap { name in
      share(name, Self.keystroke).map { (name: name.name, value: $0) }
    }
    guard let high = shares.map(\.value).max() else { return "" }
    let most = events.flatMap { event in
      file.patterns.compactMap { share($0, event.id) }.map { (event.title, $0) }
    }.filter { $0.1 > high }.max { $0.1 < $1.1 }
    return
      "**In a window, a typed key takes \(Figures.seconds(frame.estimate)) to the pixels with "
      + "Baseline. A pattern's own code is \(Figures.range(shares, Figures.percent)) of it**"
      + (most.map { ", and up to \(Figures.percent($0.1)) in *\($0.0)*." } ?? ".")
      + (typical.map {
        " With widgets, a pattern adds \(Figures.multiple($0)) times as many µs as without them, in the median"
          + " of the events in which it adds more than chance."
      } ?? "")
  }

  /// The event that a keystroke is.
  private static let keystroke = "type"

  /// The section of a report, and the page of its own.
  @DocumentBuilder package var document: Document {
    Block.heading(2, "A real frame")
    sentence
    share
    added
    parts
    trust
  }

  private func table(
    _ title: String, _ rows: [WindowFile.Event], _ columns: [TextTable.Shown<WindowFile.Event>]
  ) -> TextTable? {
    rows.isEmpty ? nil : TextTable(of: rows, [.words(title, \.title)] + columns)
  }

  // MARK: - Shares

  /// A pattern's own code over the whole frame; `nil` without a frame.
  private func share(_ name: VariantID, _ event: String) -> Double? {
    guard file.hasFrame(event), let times = file[name, event]?.times, let own = times[.own],
      let frame = times[.frame]
    else { return nil }
    return own.estimate / frame.estimate
  }

  @DocumentBuilder private var share: Document {
    let rows = events.filter { file.hasFrame($0.id) }
    Block.heading(3, "What share of a frame is a pattern's code?")
    """
    *Frame*: the time of one event with Baseline, from the user's action to the pixels. The other \
    columns: the app's own code, until its last write to a view, as a share of its frame. An event that \
    draws nothing is left out. Of a hundred changes at once, each has a hundredth of the frame.
    """
    table(
      "event", rows,
      [
        .number("frame") { event in
          file[.baseline, event.id]?.times[.frame].map { Figures.seconds($0.estimate) } ?? "–"
        }
      ]
        + ([.baseline] + file.patterns).map { name in
          .number(name.name) { share(name, $0.id).map(Figures.finePercent) ?? "–" }
        })
  }

  @DocumentBuilder private var parts: Document {
    let shown: [(String, FrameFigure)] = [
      ("own code", .own), ("with passes", .event), ("writes", .commit), ("layout", .layout),
      ("paint", .paint), ("all", .frame), ("all cores", .processor),
    ]
    Block.heading(3, "Where does a frame's time go?")
    """
    Baseline, in µs. *With passes*: own code and the toolkit's layout and display, all that is measured \
    without a window. *Writes*: into widgets. *Layout* and *paint* are GTK's. *All cores*: the \
    processor time of the program, its other threads included.
    """
    table(
      "event", events,
      shown.map { title, figure in
        .number(title) { event in
          file[.baseline, event.id]?.times[figure].map { Figures.microseconds($0.estimate) } ?? "–"
        }
      })
  }

  // MARK: - What a pattern adds

  /// Whether two independent estimates differ by no more than chance: the half-width of their
  /// difference is the root of the sum of their squares.
  private static func agree(_ one: Interval, _ other: Interval) -> Bool {
    guard let own = one.halfWidth, let width = other.halfWidth else { return true }
    return abs(one.estimate - other.estimate) <= (own * own + width * width).squareRoot()
  }

  /// What each pattern adds in each event: in the window, and without one.
  private var pairs: [(window: Interval, headless: Interval)] {
    events.flatMap { event in file.patterns.compactMap { pair($0, event.id) } }
  }

  private func pair(
    _ name: VariantID, _ event: String
  ) -> (window: Interval, headless: Interval)? {
    guard let window = file[name, event]?.added[.event],
      let cell = results?[name, event, 1_000], cell.isUsable, let headless = cell.added
    else { return nil }
    return (window, headless)
  }

  /// How many times as much a pattern adds in a window, in the median case in which it adds more than
  /// chance both there and without one.
  private var typical: Double? {
    let ratios = pairs.filter { $0.window.isAboveZero && $0.headless.isAboveZero }
      .map { $0.window.estimate / $0.headless.estimate }
    return ratios.isEmpty ? nil : Statistics.median(ratios)
  }

  @DocumentBuilder private var added: Document {
    if !pairs.isEmpty {
      Block.heading(3, "What do widgets change?")
      """
      What one event adds to Baseline's time, in µs: in the window, then without one. Both are own code \
      and the toolkit's passes. ≠ marks the \(pairs.count { !Self.agree($0.window, $0.headless) }) of \(pairs.count) that differ by more than chance.
      """
      table("event", events, file.patterns.map(bothAdded))
    }
  }

  /// What a pattern adds in the window and without one.
  private func bothAdded(_ name: VariantID) -> TextTable.Shown<WindowFile.Event> {
    .number(name.name) { event in
      guard let (window, headless) = pair(name, event.id) else { return "–" }
      return "\(Figures.microseconds(window.estimate)) / "
        + Figures.microseconds(headless.estimate) + (Self.agree(window, headless) ? "" : " ≠")
    }
  }

  // MARK: - Trust

  @DocumentBuilder private var trust: Document {
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
    Block.heading(3, "Can it be trusted?")
    """
    \(control ?? "")\(file.run.valid ? "" : "**The controls do not read 1: do not trust these times.** ")\
    There were 1,000 notes, and GTK 4 drew with cairo on a display without a screen. Waiting for the \
    screen's refresh is not counted, nor is the work of the display server.
    """
    """
    Measured \(file.run.date) on \(file.run.processor) at commit \(file.run.commit).\
    \(note.map { " \($0)" } ?? "")
    """
  }
}

extension WindowSection {
  /// The frame of a note that changes, a bar of text a pattern; empty if none was measured.
  var bars: String {
    Figures.bars(
      ([.baseline] + file.patterns).compactMap { name in
        file[name, WaysToWrite.event]?.times[.frame].map { (name.name, $0.estimate) }
      }
    ) { "\(Figures.fixed($0 * 1e3, 2)) ms" }
  }
}

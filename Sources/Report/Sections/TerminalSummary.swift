import Foundation
import Measurement
import Results
package import Support

extension RunReport {
  /// Returns the short form for a terminal: seven patterns and nine events fit 22 lines of 80 columns.
  package func summary(in folder: String?, on terminal: Terminal) -> String {
    let summary = TerminalSummary(self, terminal)
    func broken(_ text: String) -> String {
      wrapped(text, width: terminal.width, indent: 0, lead: "").map { $0 + "\n" }.joined()
    }
    return broken(summary.gate) + summary.table + summary.grid
      + [summary.ties, summary.growth].filter { !$0.isEmpty }.map(broken).joined()
      + (folder.map { broken("Report: \($0)/README.md. Next: archbench play") } ?? "")
  }
}

/// A table of one event, a grid of all, and sentences on what they do not say.
private struct TerminalSummary {
  private typealias Place = (event: String, size: Int)
  private typealias Row = (entry: ArchitectureEntry, cell: Cell?, ratio: Double?)

  /// Names of the nine events that leave room for figures.
  private static let names = [
    "type": "a key", "edit-visible": "a note changes", "edit-offscreen": "one out of view",
    "insert-top": "a new note", "update-hundred": "one of 100",
    "burst-many-turns": "a number ticks",
    "sort": "sorting", "navigate": "a screen", "start": "start",
  ]

  private let report: RunReport
  private let terminal: Terminal
  /// The nine events, or all that was named by hand.
  private let places: [Place]
  /// The event of the table.
  private let main: Place

  private var results: Results { report.results }

  init(_ report: RunReport, _ terminal: Terminal) {
    (self.report, self.terminal) = (report, terminal)
    let (results, size) = (report.results, report.results.mainSize ?? 0)
    let isNamed = results.run.command.contains("--interaction")
    places = results.definitions.filter { isNamed || $0.title != nil }.flatMap { event in
      event.sizes.filter { (isNamed || $0 == size) && results[.baseline, event.id, $0] != nil }
        .map { (event.id, $0) }
    }
    main = places.first { $0 == ("edit-visible", size) } ?? places.first ?? ("", size)
  }

  /// Whether the apps behave alike, and what a reader must know of the run.
  var gate: String {
    let (all, warnings) = (results.architectures, results.warnings + results.failures)
    let text =
      "\(all.count { $0.defect == nil }) of \(Figures.counted(all.count, "app")) behave alike. "
      + ProgressLine.describe(.seconds(min(results.run.seconds, 1e9)))
      + ", \(Figures.counted(main.size, "note"))\(results.valid ? "" : ", invalid")"
    guard let first = warnings.first else { return text + "." }
    let page = report.pages.first { $0.text.contains(first.visible) }?.path ?? "README.md"
    return "\(text): \(Figures.counted(warnings.count, "warning")) in \(page)."
  }

  // MARK: - The table and the grid

  /// Returns a result with the time over Baseline's; both are `nil` if it is not usable.
  private func row(_ entry: ArchitectureEntry, _ place: Place) -> Row {
    guard entry.defect == nil, let cell = results[entry.id, place.event, place.size], cell.isUsable
    else { return (entry, nil, nil) }
    return (entry, cell, entry.id == .baseline ? 1 : cell.ratio?.estimate)
  }

  /// The patterns, the fastest first.
  private var rows: [Row] {
    results.architectures.map { row($0, main) }
      .sorted { $0.ratio ?? .infinity < $1.ratio ?? .infinity }
  }

  private func name(of place: Place) -> String {
    let name = Self.names[place.event] ?? place.event
    return place.size == main.size ? name : "\(name), \(Figures.count(place.size))"
  }

  /// Each pattern in the main event.
  var table: String {
    guard !places.isEmpty else { return "" }
    let rows = rows
    func number(_ title: String, _ text: @escaping (Row) -> String?) -> TextTable.Shown<Row> {
      .number(title) { text($0) ?? "–" }
    }
    // The other columns need up to 56 with their gaps.
    let room = terminal.width - 56
    let names = rows.map { displayWidth($0.entry.name) } + [displayWidth(name(of: main))]
    let bar = min(40, room - (names.max() ?? 0))
    let columns: [TextTable.Shown<Row>?] = [
      .words(name(of: main)) { truncated($0.entry.name, to: max(8, room)) },
      number("µs") { $0.cell?.eventTime.map { Figures.microseconds($0.estimate) } },
      number("× Baseline") { $0.entry.defect == nil ? coloured($0.ratio) : "not equal" },
      // Of a ratio's interval, the upper half is the larger one.
      number("±") { row in
        row.cell?.ratio?.high.map { Figures.ratio($0 - (row.ratio ?? 0)) }
      },
      bar < 9 ? nil : bars(of: rows.compactMap(\.ratio), bar),
      number("mallocs") { $0.cell?.mallocs.map(Figures.short) },
      number("bytes") { row in
        row.cell?.counter("bytes").map { Figures.count($0 / max(1, row.cell?.eventsPerRun ?? 1)) }
      },
      number("lines") { row in
        report.findings.costs.first { $0.architecture == row.entry.id }?.allLines.map(Figures.count)
      },
    ]
    return TextTable(of: rows, columns.compactMap(\.self)).plain(width: terminal.width)
  }

  /// Bars on a log scale; a full one is the highest ratio, or ten times the least one.
  private func bars(of ratios: [Double], _ room: Int) -> TextTable.Shown<Row> {
    let (least, most) = (ratios.min() ?? 1, ratios.max() ?? 1)
    return .words("log scale") { row in
      guard let ratio = row.ratio else { return "" }
      let share = log(ratio / least) / log(max(10, most / least))
      let halves = Int(max(1, min(share, 1) * Double(2 * room)))
      return String(repeating: "━", count: halves / 2) + (halves % 2 == 0 ? "" : "╸")
    }
  }

  /// Each event in each pattern, in the order of the table.
  var grid: String {
    let shown = rows.map(\.entry).filter { $0.id != .baseline && $0.defect == nil }
    guard !shown.isEmpty, !places.isEmpty else { return "" }
    let isWide = shown.reduce(15) { $0 + displayWidth($1.name) + 2 } > terminal.width
    let room = isWide ? max(4, (terminal.width - 15) / shown.count - 2) : terminal.width
    let columns = shown.map { entry in
      TextTable.Shown<Place>.number(truncated(entry.name, to: room)) {
        coloured(row(entry, $0).ratio) ?? "–"
      }
    }
    return TextTable(of: places, [.words("× Baseline", name)] + columns)
      .plain(width: terminal.width)
  }

  /// Returns a ratio on its colour: white at 1, yellow at 2, dark orange from 10.
  private func coloured(_ ratio: Double?) -> String? {
    guard let ratio else { return nil }
    let shades = [231, 230, 229, 228, 227, 226, 220, 214, 208]
    let place = ratio < 2 ? 5 * log2(ratio) : 5 + 3 * log(ratio / 2) / log(5)
    let shade = shades[Int(max(0, min(place, 8)).rounded())]
    return terminal.coloured(Figures.ratio(ratio), "38;5;16;48;5;\(shade)")
  }

  // MARK: - Sentences

  /// The neighbours in the table that no test tells apart; empty if there are none.
  var ties: String {
    let apart = report.findings.pairs(ofEvent: main.event, at: main.size, .note)
    var tied: [[String]] = []
    for row in rows where row.entry.id == .baseline || row.cell?.values.isEmpty == false {
      let name = row.entry.name
      let isTied = tied.last?.last.map { last in
        !apart.contains { $0.a.name == name && $0.b.name == last }
      }
      if isTied == true { tied[tied.count - 1].append(name) } else { tied.append([name]) }
    }
    let words = tied.filter { $0.count > 1 }.map(\.listed)
    return words.isEmpty ? "" : "Chance could swap \(words.joined(separator: "; "))."
  }

  /// What the main event takes of 100,000 notes, or how to measure it.
  var growth: String {
    let large = 100_000
    guard main.size < large, results.run.data == nil, results.windowRun == nil, !places.isEmpty
    else { return "" }
    let times = rows.compactMap { one in
      row(one.entry, (main.event, large)).cell?.eventTime.map { (one.entry, time: $0.estimate) }
    }
    let growing = Meaning(report.findings).growing
    func most(_ grows: Bool) -> String? {
      let own = times.filter { growing.contains($0.0) == grows }
      let names = grows ? " in \(own.map(\.0.name).listed)" : ""
      return own.map(\.time).max().map { "up to \(Figures.seconds($0))\(names)" }
    }
    let words = [most(true), most(false)].compactMap(\.self).joined(separator: ", else ")
    let flag = Self.names[main.event] == nil ? "--size \(large)" : "--growth"
    return "Of \(Figures.count(large)) notes: "
      + (words.isEmpty ? "not measured; run with \(flag)" : words) + "."
  }
}

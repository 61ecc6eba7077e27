package import Measurement
import Support

/// The page that shows the same run on several machines side by side: in ratios, in counts and in
/// calibrated µs, never in a machine's own µs.
package struct MachinesPage {
  /// A run on one machine.
  package struct Machine: Sendable {
    let name: String
    let results: Results

    package init(_ name: String, _ results: Results) {
      (self.name, self.results) = (name, results)
    }
  }

  /// An architecture in an event, or an architecture alone.
  private struct Row {
    var title = ""
    var event = ""
    let architecture: VariantID
  }

  private let machines: [Machine]
  private let reference: Interval?

  /// - Parameters:
  ///   - machines: the machines, one at least; their results pass `MachineCheck`.
  ///   - reference: the time of the fixed work on the machine of README's report.
  package init(_ machines: [Machine], reference: Interval?) {
    (self.machines, self.reference) = (machines, reference)
  }

  /// The files beside the machines' folders: the page and its picture.
  package var files: [(path: String, text: String)] {
    [("README.md", document.markdown)] + (picture?.files ?? [])
  }

  @DocumentBuilder package var document: Document {
    Block.heading(1, "Machines side by side")
    answer
    """
    Ratios over Baseline and counts can be compared between machines. A time cannot, so none is here \
    as it was measured. [README](../../README.md#run-it) says how to send a report of your machine.
    """
    Block.heading(2, "Machines")
    facts
    otherSources
    Block.heading(2, "Means")
    "The geometric mean of the ratios in all nine events, with its interval over "
      + "processes, or over runs of a joined report:"
    table(architectures.map { Row(architecture: $0) }) { machine, row in
      machine.mean(row.architecture).map { Figures.ratio($0.ratio) }
    }
    picture
    Block.heading(2, "Events")
    """
    The time of one event as a multiple of Baseline's, at \(Figures.count(MachineCheck.size)) notes. \
    \(EventTable.openMark) shown neither equal nor different, \(EventTable.equalMark) within the margin.
    """
    table(rows(of: architectures)) { machine, row in
      machine.cell(row.architecture, row.event).flatMap { EventTable.text($0, .ratio) }
    }
    calibrated
    Block.heading(2, "Instructions")
    instructions
    Block.heading(2, "What the check sees")
    """
    `archbench machines --check` computes all ratios, intervals, verdicts and means again, from the \
    value of each process in the file, or of each run of a joined report. It cannot see whether these values were measured: samples \
    that are invented consistently pass. Of times, counts and the fixed work the file has no \
    samples. Times must fit their ratio within a quarter; counts are taken as they are.
    """
  }

  // MARK: - The answer

  private var answer: String {
    guard machines.count > 1 else {
      return "There is one machine so far, so there is nothing to compare it with."
    }
    let found = machines.flatMap { machine in
      machine.results.pairs.filter { $0.column == .run }.map { (machine.name, $0) }
    }
    let reversed = found.flatMap { one in
      found.filter { one.1.a == $0.1.b && one.1.b == $0.1.a && one.1.a.name < one.1.b.name }.map {
        "\(one.1.a) is slower than \(one.1.b) on \(one.0), and faster on \($0.0)"
      }
    }
    return "\(machines.count) machines ran the nine events. "
      + (reversed.isEmpty
        ? "No two patterns change places between machines, by their means and beyond chance."
        : "By their means and beyond chance, patterns change places: "
          + "\(reversed.joined(separator: "; ")).")
  }

  // MARK: - Machines

  private var facts: TextTable {
    let facts: [(String, (Results) -> String)] = [
      ("processor", { "\($0.environment.processor), \($0.environment.machine)" }),
      ("cores", { "\($0.environment.cores)" }),
      ("system", \.environment.os),
      (
        "Swift",
        { results in
          results.environment.swift.firstMatch(of: #/\d+(\.\d+)+/#).map { "\($0.0)" }
            ?? results.environment.swift
        }
      ),
      ("date", { "\($0.environment.date.prefix(10))" }),
      ("commit", { $0.environment.commit.map { "`\($0)`" } ?? "–" }),
      ("plan", { "\($0.run.plan), \($0.run.processesMeasured) processes" }),
      ("noisy", { $0.run.noisy == false ? "no" : "yes" }),
      (
        "takes of the reference's time",
        { results in
          factor(results).map { Figures.fixed($0, 2) } ?? "–"
        }
      ),
    ]
    return TextTable(
      of: facts,
      [.words("") { $0.0 }]
        + machines.map { machine in .words(machine.name) { $0.1(machine.results) } })
  }

  /// The time of the fixed work over that of the reference.
  ///
  /// It is not the factor in the file: that is over the report that README showed at the time.
  private func factor(_ results: Results) -> Double? {
    MachineSpeed(kernel: results.machine.kernel, reference: reference).factor
  }

  /// Which architectures had other code in some of the runs; empty if there are none.
  private var otherSources: String {
    let names = architectures.filter { name in
      let sums = machines.compactMap { machine in
        machine.results.architectures.first { $0.id == name }?.sources
      }
      return Set(sums).count > 1
    }
    return names.isEmpty
      ? ""
      : "The code of \(names.map(\.name).listed) is not the same in these runs, so more than the "
        + "machine can differ."
  }

  // MARK: - Tables

  /// All architectures but Baseline, in the order of the first run that has them.
  private var architectures: [VariantID] {
    machines.flatMap { $0.results.architectures.map(\.id) }.uniqued().filter { $0 != .baseline }
  }

  /// A row for each of the architectures in each event; the first one of an event has its title.
  private func rows(of architectures: [VariantID]) -> [Row] {
    let events = machines[0].results.definitions.filter { $0.title != nil }
    return events.flatMap { event in
      architectures.enumerated().map { index, name in
        Row(title: index == 0 ? event.title ?? "" : "", event: event.id, architecture: name)
      }
    }
  }

  /// Returns a table with a column for each machine.
  private func table(
    _ rows: [Row], _ text: @escaping (Machine, Row) -> String?
  ) -> TextTable {
    let titles: [TextTable.Shown<Row>] =
      rows.contains { !$0.title.isEmpty } ? [.words("event", \.title)] : []
    return TextTable(
      of: rows,
      titles + [.words("pattern") { $0.architecture.name }]
        + machines.map { machine in .number(machine.name) { text(machine, $0) ?? "–" } })
  }

  @DocumentBuilder private var calibrated: Document {
    Block.heading(2, "Calibrated µs")
    """
    The µs that one event adds to Baseline's; in Baseline's rows its own. Each is divided by what \
    the machine takes of the reference's time: that of a fixed piece of work, over the time on the \
    machine of README's report. No one factor fits all code, so they are rough.
    """
    table(rows(of: [.baseline] + architectures)) { machine, row in
      guard let factor = factor(machine.results),
        let cell = machine.cell(row.architecture, row.event)
      else { return nil }
      guard cell.isUsable else { return "withheld" }
      let time = row.architecture == .baseline ? cell.eventTime : cell.added
      return time.map { Figures.added($0.map { $0 / factor }) }
    }
  }

  @DocumentBuilder private var instructions: Document {
    let isCounted = machines.contains { machine in
      machine.results.events.contains { $0.instructions != nil }
    }
    if isCounted {
      "CPU instructions of one event, counted by valgrind:"
      table(rows(of: [.baseline] + architectures)) { machine, row in
        machine.cell(row.architecture, row.event).flatMap { EventTable.text($0, .instructions) }
      }
    } else {
      "No run here counted them; `archbench run --instructions` does, with valgrind."
    }
  }

  // MARK: - Picture

  /// The means of each pattern, a mark for each machine.
  private var picture: ReportPicture? {
    let rows = architectures.map { name in
      RowChart.Row(
        name.name,
        machines.enumerated().compactMap { index, machine in
          machine.mean(name).map { RowChart.Mark(series: index, $0.ratio) }
        })
    }.filter { !$0.marks.isEmpty }
    guard !rows.isEmpty else { return nil }
    let words = rows.map { row in
      let marks = row.marks.map {
        "\(machines[$0.series].name) \(Figures.ratio($0.figure.estimate))"
      }
      return "\(row.label): \(marks.joined(separator: ", "))"
    }
    return ReportPicture(
      .machines, ["\(MachineCheck.size)"],
      RowChart(
        title: "Time of one event as a multiple of Baseline's, by machine",
        subtitle: "Geometric mean of nine events at \(Figures.count(MachineCheck.size)) notes, "
          + "95 % interval; log scale, less is faster.",
        summary: words.joined(separator: ". ") + ".",
        series: machines.enumerated().map { Series($1.name, style: $0 + 1) },
        rows: rows, guides: [.init("Baseline", at: 1)]))
  }
}

extension MachinesPage.Machine {
  fileprivate func cell(_ name: VariantID, _ event: String) -> Cell? {
    results[name, event, MachineCheck.size]
  }

  fileprivate func mean(_ name: VariantID) -> MeanRatio? {
    results.means.first { $0.architecture == name && $0.size == MachineCheck.size }
  }
}

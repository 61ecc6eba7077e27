import Foundation
package import Measurement
import Support

/// What the forms of a pattern cost, as `archbench forms` measured it.
package struct FormsFile: Equatable, JSONFile, Sendable {
  package var pattern: String
  /// The commit at which it was measured, with `+` if files were changed.
  package var commit: String
  /// Checksums of what was measured, by name: what all apps share, Baseline, the pattern, each form.
  package var checksums: [String: String]
  package var forms: [Entry]
  /// The conditions of each run, in the order of its cells.
  package var runs: [Run]
  /// The results of Baseline, the pattern and its forms in the nine events.
  package var cells: [Cell] = []
  package var controlCells: [Cell] = []

  /// A form, and what its patch says.
  package struct Entry: Equatable, Codable, Sendable {
    package var name: String
    package var prose: String
    package var documents: [String]
    /// Tokens that it adds to the pattern's sources and removes from them.
    package var tokensAdded: Int
    package var tokensRemoved: Int
    /// How it is not the same app, as a sentence; such a form has no figures.
    package var defect: String?

    package init(
      name: String, prose: String, documents: [String], tokensAdded: Int, tokensRemoved: Int,
      defect: String?
    ) {
      self.name = name
      self.prose = prose
      self.documents = documents
      self.tokensAdded = tokensAdded
      self.tokensRemoved = tokensRemoved
      self.defect = defect
    }
  }

  /// The conditions of a run, from its results.
  package struct Run: Equatable, Codable, Sendable {
    package var environment: RunEnvironment
    package var run: RunSettings
    package var controls: [ControlSummary]
    package var valid: Bool
  }

  package init(
    pattern: String, commit: String, checksums: [String: String], forms: [Entry],
    results: [Results]
  ) {
    self.pattern = pattern
    self.commit = commit
    self.checksums = checksums
    self.forms = forms
    runs = results.map {
      Run(environment: $0.environment, run: $0.run, controls: $0.controls, valid: $0.valid)
    }
    cells = results.flatMap(\.events).map(Self.short)
    controlCells = results.flatMap(\.controlCells).map(Self.short)
    for index in self.forms.indices where self.forms[index].defect == nil {
      let name = self.forms[index].name
      self.forms[index].defect =
        results.flatMap(\.architectures).first { $0.name == name && $0.defect != nil }?.defect
    }
  }

  /// Returns the text of several files as one JSON list.
  package static func text(of files: [FormsFile]) throws -> String {
    "[\n" + (try files.map { try $0.text }).joined(separator: ",\n") + "]\n"
  }

  /// Returns the figures with some forms alone; with all, if none is named or the pattern is.
  package func keeping(_ names: [String]) -> FormsFile {
    guard !names.isEmpty, !names.contains(pattern) else { return self }
    var file = self
    file.forms.removeAll { !names.contains($0.name) }
    return file
  }

  /// The sizes with results, in order.
  package var sizes: [Int] { Set(cells.map(\.size)).sorted() }

  /// The events with results at a size, in the order of the run.
  package func interactions(at size: Int) -> [String] {
    cells.filter { $0.size == size }.map(\.event).uniqued()
  }

  package func cell(_ name: String, _ event: String, at size: Int) -> Cell? {
    cells.first {
      $0.architecture.name == name && $0.event == event && $0.size == size
    }
  }

  /// Whether a form has figures.
  package func isUsable(_ name: String) -> Bool {
    !forms.contains { $0.name == name && $0.defect != nil }
  }

  /// Returns a cell without what only the measurement itself is judged by.
  private static func short(_ cell: Cell) -> Cell {
    var cell = cell
    (cell.latency, cell.epochs) = (nil, nil)
    (cell.firstRun, cell.varying) = ([:], [])
    cell.counters = cell.counters.filter { reportedCounters.contains($0.key) }
    return cell
  }

  private static let reportedCounters: Set = [
    "mallocs", "instructions", "viewWrites", "redundantWrites", "animationsCancelled",
  ]

  /// How much more of a counter one event takes than in Baseline; `nil` if it was not counted.
  package func added(
    _ counter: String, _ name: String, _ interaction: String, at size: Int
  ) -> Int? {
    guard let cell = cell(name, interaction, at: size), let own = cell.counter(counter),
      let base = self.cell("Baseline", interaction, at: size)?.counter(counter)
    else { return nil }
    return (own - base) / cell.eventsPerRun
  }

  /// Adds counts that were not taken by the run; a case that was not timed becomes one of counts.
  package mutating func add(
    _ counter: String, _ count: Int, of name: String, in cell: BenchmarkCase
  ) {
    let index = cells.firstIndex {
      $0.architecture.name == name && $0.event == cell.interaction && $0.size == cell.size
    }
    var new = index.map { cells[$0] } ?? Cell(VariantID(name), cell.interaction, cell.size)
    if index == nil { new.note = "It was counted and not timed." }
    new.counters[counter] = count
    new.countPerEvent()
    if let index { cells[index] = new } else { cells.append(new) }
  }
}

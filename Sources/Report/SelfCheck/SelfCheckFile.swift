package import Support

/// The file of a self-check: its table, for readers and for later reports.
package struct SelfCheckFile: Equatable, JSONFile, Sendable {
  /// The machine and the time of the self-check.
  package var environment: RunEnvironment
  package var rows: [SelfCheckRow]

  package init(environment: RunEnvironment, rows: [SelfCheckRow]) {
    self.environment = environment
    self.rows = rows
  }

  /// A property a row.
  package var table: TextTable {
    TextTable(
      of: rows,
      [
        .words("property") { $0.property }, .words("goal") { $0.goal },
        .words("found") { $0.figure },
        .words("met") { $0.holds.map { $0 ? "yes" : "**no**" } ?? "–" },
      ])
  }

  /// The page beside the file.
  @DocumentBuilder package var document: Document {
    Block.heading(1, "What the harness proves about itself")
    """
    Written by `archbench self-check --write` on \(environment.date), commit \
    `\(environment.commit ?? "unknown")`\(environment.dirty == true ? " (changed since)" : ""), \
    \(environment.processor) (\(environment.cores) cores), \(environment.os), \
    \(environment.swift).
    """
    """
    The runs behind it are in [`runs.jsonl`](runs.jsonl), one a line. `Scripts/self-check` makes them. \
    The counts of malloc are in [`mallocs.json`](mallocs.json). `Scripts/check-mallocs --json` makes \
    them.
    """
    table
    Block.items(
      """
      **False positives**: control S is Baseline listed twice, so each difference found is false. \
      Control C is a copy of Baseline in its own module, so a difference comes from the place of its code \
      in memory. *Without margin*: the 95 % interval of a single comparison excludes 1. *With margin*: the \
      whole interval of either control is beyond ±2 %.
      **Injected slowdowns**: Baseline once more, with each epoch prolonged by that share. The slowdown \
      is found if the interval is above 1. *Beyond the margin*: the verdict is *slower*.
      **Opposite verdicts**: one run calls an architecture faster than Baseline and another run slower, \
      in the same cell.
      """)
  }
}

/// A property that the harness claims for itself, with the result.
package struct SelfCheckRow: Equatable, Codable, Sendable {
  package var property: String
  package var goal: String
  /// The result, or a sentence if there is none.
  package var figure: String
  /// Whether the goal is met; `nil` if nothing was measured.
  package var holds: Bool?

  package init(_ property: String, goal: String, figure: String, holds: Bool?) {
    self.property = property
    self.goal = goal
    self.figure = figure
    self.holds = holds
  }

  /// Creates a row about values; it is not measured without any.
  init<Value>(
    _ property: String, goal: String, of values: [Value], _ figure: ([Value]) -> String,
    holds: ([Value]) -> Bool? = { _ in nil }
  ) {
    self.init(
      property, goal: goal, figure: values.isEmpty ? SelfCheck.unknown : figure(values),
      holds: values.isEmpty ? nil : holds(values))
  }
}

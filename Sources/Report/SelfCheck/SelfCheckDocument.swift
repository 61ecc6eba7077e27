import Support

/// The self-check as a Markdown page.
package struct SelfCheckDocument {
  private let file: SelfCheckFile

  package init(_ file: SelfCheckFile) {
    self.file = file
  }

  /// Markdown.
  package var text: String {
    let environment = file.environment
    return """
      # What the harness proves about itself

      Written by `archbench self-check --write` on \(environment.date), commit \
      `\(environment.commit ?? "unknown")`\(environment.dirty == true ? " (changed since)" : ""), \
      \(environment.processor) (\(environment.cores) cores), \(environment.os), \
      \(environment.swift).

      The runs behind it are in [`runs.jsonl`](runs.jsonl), one a line. `Scripts/self-check` makes them. \
      The counts of malloc are in [`mallocs.json`](mallocs.json). `Scripts/check-mallocs --json` makes \
      them.

      \(SelfCheckTable.table(file.rows).markdown())
      * **False positives**: control S is Baseline listed twice, so each difference found is false. \
      Control C is a copy of Baseline in its own module, so a difference comes from the place of its code \
      in memory. *Without margin*: the 95 % interval of a single comparison excludes 1. *With margin*: the \
      whole interval of either control is beyond ±2 %.
      * **Injected slowdowns**: Baseline once more, with each epoch prolonged by that share. The slowdown \
      is found if the interval is above 1. *Beyond the margin*: the verdict is *slower*.
      * **Opposite verdicts**: one run calls an architecture faster than Baseline and another run slower, \
      in the same cell.

      """
  }
}

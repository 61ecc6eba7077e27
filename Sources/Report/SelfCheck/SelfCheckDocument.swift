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
      \(environment.swift). The runs behind it are in [`runs.jsonl`](runs.jsonl), one a line, made by \
      `Scripts/self-check`; the counts of malloc in [`mallocs.json`](mallocs.json) by \
      `Scripts/check-mallocs --json`.

      \(SelfCheckTable.table(file.rows).markdown())
      * **False positives**: control S is Baseline listed twice, so each difference found is false. *Without \
      margin* asks whether the 95 % interval of a single comparison excludes 1. Control C is a copy of \
      Baseline in its own module: where it differs, the place of code in memory does. *With margin* asks of \
      both whether the interval lies wholly beyond ±2 %.
      * **Injected slowdowns**: Baseline under a further label, whose every epoch is prolonged by that \
      share, by the clock itself. It is found if the interval lies above 1. *Beyond the margin* means that the \
      verdict is *slower*.
      * **Opposite verdicts**: an architecture that one run calls faster than Baseline and another \
      slower, in the same cell.

      """
  }
}

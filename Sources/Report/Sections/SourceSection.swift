import Results
import Support

/// The section about the architectures' sources.
extension RunReport {
  /// Empty if nothing was counted.
  @DocumentBuilder var source: Document {
    let entries = results.structure
    if !results.source.isEmpty {
      Block.heading(2, "Source")
      """
      Lines that hold code, by Swift's grammar, and tokens, which the layout hardly changes. *Feature* \
      is written for each screen. *Infrastructure* is the pattern's own run time, written once. \
      *Composition* is the object graph. \(normalization)\(note)
      """
      SourceTables.lines(results)
      if !entries.isEmpty {
        """
        **View controllers, and the whole app.** A pattern that moves code out of view controllers has \
        not removed it: read both columns, or neither.
        """
        SourceTables.viewControllers(entries)
        "**Lines by role**, in each pattern's own words:"
        SourceTables.roles(entries)
        """
        **Structure**, from tokens. The layout changes only the longest body. Bodies are those of \
        functions, initialisers and accessors, implicit getters (`var x: Int { … }`) included. \
        Decisions are one for each body, `if`, `guard`, `for`, `while`, `repeat`, `catch` and `case` of a \
        `switch`.
        """
        SourceTables.structure(entries)
        """
        How evenly the code is spread over types, with their extensions: the largest, the 90th \
        percentile, and Gini's coefficient (0: all types are equal; near 1: one has nearly everything).
        """
        SourceTables.spread(entries)
      }
    }
  }

  private var note: String { results.sourceNote.map { " " + $0 } ?? "" }

  private var normalization: String {
    guard let normalization = results.normalization else { return "" }
    if let reason = normalization.unavailable {
      return "Counts after `swift format` are not available, because \(reason)."
    }
    let left = normalization.unformatted ?? []
    return """
      In parentheses: after \(normalization.tool ?? "swift format") with one configuration for all, at \
      \(normalization.lineLength ?? 0) columns. It replaces all line breaks, so layout makes no \
      difference.
      """ + (left.isEmpty ? "" : " It does not understand \(left.joined(separator: ", ")).")
  }
}

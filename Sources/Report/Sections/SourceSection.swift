import Support

/// The section about the architectures' sources.
struct SourceSection {
  private let results: Results
  private let picture: ReportPicture?

  /// - Parameters:
  ///   - results: the results of the report.
  ///   - picture: the picture above the table.
  init(_ results: Results, picture: ReportPicture?) {
    self.results = results
    self.picture = picture
  }

  /// The paragraphs; none if nothing was counted.
  var paragraphs: [String] {
    guard !results.source.isEmpty else { return [] }
    return [
      """
      ## Source

      Lines that hold code, by Swift's grammar, and tokens, which the layout hardly changes. *Feature* \
      is written for each screen. *Infrastructure* is the pattern's own run time, written once. \
      *Composition* is the object graph. \(normalization)\(note)
      """, picture?.markdown ?? "",
      """
      \(SourceTables.lines(results).markdown())
      """, breakEven,
    ] + structure
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

  private var breakEven: String {
    guard let table = BreakEvenTable.table(results) else { return "" }
    let screens = results.source.compactMap(\.screens).max() ?? 0
    return """
      **What infrastructure buys.** It is written once, a feature for each screen. After how many \
      screens of the average size (the feature over its \(screens) screens, \
      \(results.normalization?.tool == nil ? "as written" : "after formatting")) is an architecture \
      smaller than MVC, infrastructure included? The answer is a line through two points of one app. \
      A screen of another app may be larger in all of them. Code that screens share is in the average.

      \(table.markdown())
      """
  }

  private var structure: [String] {
    guard let entries = results.structure, !entries.isEmpty else { return [] }
    return [
      """
      **View controllers, and the whole app.** A pattern that moves code out of view controllers has \
      not removed it: read both columns, or neither.

      \(SourceTables.viewControllers(entries).markdown())
      """,
      """
      **Lines by role**, in each pattern's own words:

      \(SourceTables.roles(entries).markdown())
      """,
      """
      **Structure**, from tokens. The layout changes only the longest body. Bodies are those of \
      functions, initialisers and accessors, implicit getters (`var x: Int { … }`) included. \
      Decisions are one for each body, `if`, `guard`, `for`, `while`, `repeat`, `catch` and `case` of a \
      `switch`.

      \(SourceTables.structure(entries).markdown())
      """,
      """
      How evenly the code is spread over types, with their extensions: the largest, the 90th \
      percentile, and Gini's coefficient (0: all types are equal; near 1: one has nearly everything).

      \(SourceTables.spread(entries).markdown())
      """,
    ]
  }
}

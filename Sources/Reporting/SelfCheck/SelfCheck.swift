/// The table of what the harness proves about itself: each property, its goal, what was found.
///
/// Source: the project's own claims about how it measures, in README.
package struct SelfCheck {
  let live: LiveFigures?
  let mallocs: [MallocComparison]
  let records: [RunRecord]

  /// - Parameters:
  ///   - live: what was found out just now; `nil` if it was not asked for.
  ///   - mallocs: our counts beside callgrind's.
  ///   - records: runs that were made for this.
  package init(live: LiveFigures?, mallocs: [MallocComparison], records: [RunRecord]) {
    self.live = live
    self.mallocs = mallocs
    self.records = records
  }

  /// All rows, whatever is known.
  package var rows: [SelfCheckRow] {
    counting + clock + falsePositives + injected + widths + opposites + times
  }

  // MARK: - Words

  static let unknown = "not measured"

  static func share(_ part: Int, _ all: Int) -> String {
    Figures.percent(Double(part) / Double(max(1, all)))
  }

  /// A few of some things, in parentheses.
  static func list(_ things: [String]) -> String {
    guard !things.isEmpty else { return "" }
    let more = things.count > 4 ? " and \(things.count - 4) more" : ""
    return " (\(things.prefix(4).joined(separator: "; "))\(more))"
  }
}

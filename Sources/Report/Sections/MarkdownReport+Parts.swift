import Support

extension MarkdownReport {
  /// Returns the section about the parts of a merged report; empty for a single run.
  static func parts(of results: Results) -> String {
    guard let parts = results.parts else { return "" }
    return """
      ## Parts

      This report is merged from \(parts.count). Each cell comes whole from one of them; times of \
      different machines are not to be compared. The interval of a mean takes the parts as \
      independent.

      \(PartsTable.table(parts).markdown())
      """
  }
}

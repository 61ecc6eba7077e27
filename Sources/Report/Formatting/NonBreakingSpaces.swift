/// Replaces the spaces inside figures of tables, so that a page does not break them across lines.
enum NonBreakingSpaces {
  private static let space = "\u{A0}"

  /// Returns the text with non-breaking spaces before units and inside brackets in its table rows.
  static func text(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("| ") ? row(String($0)) : String($0) }.joined(separator: "\n")
  }

  private static func row(_ row: String) -> String {
    row.replacing(#/([0-9]) (ns|µs|ms|s|B|kB|MB|%)(?=[ ,\])])/#) { "\($0.1)\(space)\($0.2)" }
      .replacing(#/(\[-?[0-9.,]+(?:\u{A0}\S+)?,) (-?[0-9])/#) { "\($0.1)\(space)\($0.2)" }
  }
}

/// Figures in tables that a page does not break: their parts are held together by spaces which end
/// no line.
enum UnbrokenFigures {
  private static let space = "\u{A0}"

  /// The text with such spaces in the rows of its tables: before units and within brackets.
  static func text(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("| ") ? row(String($0)) : String($0) }.joined(separator: "\n")
  }

  private static func row(_ row: String) -> String {
    row.replacing(#/([0-9]) (ns|µs|ms|s|B|kB|MB|%)(?=[ ,\])])/#) { "\($0.1)\(space)\($0.2)" }
      .replacing(#/(\[-?[0-9.,]+(?:\u{A0}\S+)?,) (-?[0-9])/#) { "\($0.1)\(space)\($0.2)" }
  }
}

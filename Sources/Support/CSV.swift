/// Comma-separated values as in RFC 4180, with plain newlines.
package enum CSV {
  /// Returns one line with its newline.
  ///
  /// Fields are quoted only if necessary.
  package static func line(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\n"
  }

  private static func field(_ text: String) -> String {
    let isPlain = !text.contains { $0 == "," || $0 == "\"" || $0.isNewline }
    return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

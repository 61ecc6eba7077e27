extension Window {
  /// Returns the tree as text: one line for each visible view with an identifier.
  ///
  /// Each line is indented by two spaces for each identified view above. It has kind, identifier,
  /// texts in quotes, and flags.
  package func snapshot() -> String {
    (["Window window"] + shownViews().map(\.line)).joined(separator: "\n") + "\n"
  }
}

/// The text format of snapshots and scripts.
package nonisolated enum Snapshot {
  /// Returns the text with escapes for `"`, `\`, line ends, tabs and other control characters.
  package static func escaped(_ text: String) -> String {
    escaped(text.unicodeScalars) { $0.properties.generalCategory == .control }
  }

  /// Returns the scalars with escapes for `"`, `\`, line ends, tabs, and for scalars that the
  /// caller selects.
  package static func escaped(
    _ scalars: some Sequence<Unicode.Scalar>, where mustBeEscaped: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = ""
    for scalar in scalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where mustBeEscaped(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

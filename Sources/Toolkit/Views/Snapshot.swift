extension Window {
  /// The tree as text: the views with an identifier that are not hidden, one a line, two spaces
  /// for each identified view above; kind, identifier, texts in quotes, flags.
  package func snapshot() -> String {
    (["Window window"] + shownViews().map(\.line)).joined(separator: "\n") + "\n"
  }
}

/// How snapshots, and scripts with them, write text.
package nonisolated enum Snapshot {
  /// The text with `"`, `\`, line ends, tabs and other control characters as escapes.
  package static func escaped(_ text: String) -> String {
    escaped(text.unicodeScalars) { $0.properties.generalCategory == .control }
  }

  /// The scalars with `"`, `\`, line ends, tabs and what else must be as escapes.
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

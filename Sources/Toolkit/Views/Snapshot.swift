extension Window {
  /// The tree as text: the views with an identifier that are not hidden, one a line, two spaces
  /// for each identified view above; kind, identifier, texts in quotes, flags.
  package func snapshot() -> String {
    (["Window window"] + shownViews().map(\.line)).joined(separator: "\n") + "\n"
  }
}

/// How a snapshot writes text.
package nonisolated enum Snapshot {
  /// The text with `"`, `\`, line ends, tabs and other control characters as escapes.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Window {
  /// The tree as text: the views with an identifier that are not hidden, one a line, two spaces
  /// for each identified view above; kind, identifier, texts in quotes, flags.
  package func snapshot() -> String {
    var lines: [String] = []
    for view in subviews {
      write(view, depth: 1, isCovered: view !== subviews.last, into: &lines)
    }
    return (["Window window"] + lines).joined(separator: "\n") + "\n"
  }

  private func write(_ view: View, depth: Int, isCovered: Bool, into lines: inout [String]) {
    guard !view.isHidden else { return }
    var depth = depth
    var isCovered = isCovered
    if let identifier = view.identifier {
      var words = [view.kind, identifier]
      words += view.snapshotTexts.map { "\"\(Snapshot.escaped($0))\"" }
      words += view.snapshotFlags
      if isCovered { words.append("covered") }
      lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
      depth += 1
      // Only the uppermost view of what is covered says so.
      isCovered = false
    }
    for view in view.subviews {
      write(view, depth: depth, isCovered: isCovered, into: &lines)
    }
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

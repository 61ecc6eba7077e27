extension Terminal {
  /// Returns the text with lines broken at spaces to the terminal's width; unchanged if the output is
  /// not a terminal.
  package func fitted(_ text: String) -> String {
    guard isTerminal else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      displayWidth(String(line)) > width
        ? wrapped(String(line), width: width, indent: 0, lead: "") : [String(line)]
    }.joined(separator: "\n")
  }
}

extension Console {
  /// Writes a text for people to the output, fitted to the terminal's width.
  package func show(_ text: String) throws {
    try output.write(outputTerminal.fitted(text))
  }
}

/// Returns the lines of a text, at most `width` columns wide, broken at spaces.
///
/// The first line begins with `lead`, the others with `indent` spaces. Line breaks and leading
/// spaces are kept. A word that is wider than the line is on a line of its own.
package func wrapped(_ text: String, width: Int, indent: Int, lead: String) -> [String] {
  var lines: [String] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let margin = line.prefix { $0 == " " }
    let words = line.split(separator: " ").map(String.init)
    let start = lines.isEmpty ? lead : String(repeating: " ", count: indent)
    lines += wrapped(words, width: width, indent: indent + margin.count, lead: start + margin)
  }
  return lines
}

/// Returns the lines of a list of words, which are not broken themselves.
package func wrapped(_ words: [String], width: Int, indent: Int, lead: String) -> [String] {
  var lines = [lead]
  var used = displayWidth(lead)
  var isFresh = true
  for word in words {
    let needed = displayWidth(word) + (isFresh ? 0 : 1)
    if !isFresh, used + needed > width {
      lines.append(String(repeating: " ", count: indent) + word)
      used = indent + needed - 1
    } else {
      lines[lines.count - 1] += (isFresh ? "" : " ") + word
      used += needed
      isFresh = false
    }
  }
  if isFresh { lines = [String(lead.reversed().drop { $0 == " " }.reversed())] }
  return lines
}

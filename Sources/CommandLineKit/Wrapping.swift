/// The lines of a text, at most `width` columns wide, broken at spaces.
///
/// The first begins with `lead`, the others with `indent` spaces. Line breaks and the spaces at
/// the start of a line are kept; a word wider than the line stands alone on it.
func wrapped(_ text: String, width: Int, indent: Int, lead: String) -> [String] {
  var lines: [String] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let margin = line.prefix { $0 == " " }
    let words = line.split(separator: " ").map(String.init)
    let start = lines.isEmpty ? lead : String(repeating: " ", count: indent)
    lines += wrapped(words, width: width, indent: indent + margin.count, lead: start + margin)
  }
  return lines
}

/// The lines that words make which must not be broken themselves.
func wrapped(_ words: [String], width: Int, indent: Int, lead: String) -> [String] {
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

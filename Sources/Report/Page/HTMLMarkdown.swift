/// The Markdown that reports and change requests are written in, as HTML; all text is escaped.
///
/// Paragraphs, headings, lists, bold and italic words, small figures and code. Links lead out of the
/// page, so they become text.
enum HTMLMarkdown {
  /// Returns the blocks of a text.
  static func html(_ text: String) -> String {
    var blocks: [(tag: String, text: String)] = []
    var continues = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if words.isEmpty {
        continues = false
      } else if words.hasPrefix("* ") {
        blocks.append(("li", String(words.dropFirst(2))))
        continues = true
      } else if line.hasPrefix("#") {
        blocks.append(("h4", String(line.drop { "# ".contains($0) })))
        continues = false
      } else if continues {
        blocks[blocks.count - 1].text += " " + words
      } else {
        blocks.append(("p", String(words)))
        continues = true
      }
    }
    return joined(blocks.map { ($0.tag, inline($0.text)) })
  }

  /// Returns a text without blocks.
  static func inline(_ text: String) -> String {
    let mark = #/`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\([^)]+\)|<sub>(.+?)<\/sub>/#
    var html = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: mark) {
      html += HTMLText.escaped(String(rest[..<match.range.lowerBound]))
      rest = rest[match.range.upperBound...]
      if let code = match.1 {
        html += "<code>\(HTMLText.escaped(String(code)))</code>"
      } else if let bold = match.2 {
        html += "<strong>\(inline(String(bold)))</strong>"
      } else if let italic = match.3 {
        html += "<em>\(inline(String(italic)))</em>"
      } else if let title = match.4 {
        html += inline(String(title))
      } else if let small = match.5 {
        html += "<sub>\(inline(String(small)))</sub>"
      }
    }
    return html + HTMLText.escaped(String(rest))
  }

  /// Puts list items that follow each other into one list.
  private static func joined(_ blocks: [(tag: String, html: String)]) -> String {
    var lines: [String] = []
    var isInList = false
    for block in blocks {
      if (block.tag == "li") != isInList {
        isInList.toggle()
        lines.append(isInList ? "<ul>" : "</ul>")
      }
      lines.append("<\(block.tag)>\(block.html)</\(block.tag)>")
    }
    return (lines + (isInList ? ["</ul>"] : [])).joined(separator: "\n")
  }
}

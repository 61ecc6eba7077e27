/// The Markdown that reports and change requests are written in, as HTML; all text is escaped.
///
/// Paragraphs, headings, lists, bold and italic words, code and links.
enum HTMLMarkdown {
  /// Returns the place within the page that a link leads to, or `nil` for one that leads out of it.
  typealias Link = (_ target: String) -> String?

  /// Returns the blocks of a text; a link that leads out of the page becomes text.
  static func html(_ text: String, link: Link = { _ in nil }) -> String {
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
    return joined(blocks.map { ($0.tag, inline($0.text, link: link)) })
  }

  /// Returns a text without blocks.
  static func inline(_ text: String, link: Link = { _ in nil }) -> String {
    let mark = #/`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)]+)\)/#
    var html = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: mark) {
      html += HTMLText.escaped(String(rest[..<match.range.lowerBound]))
      rest = rest[match.range.upperBound...]
      if let code = match.1 {
        html += "<code>\(HTMLText.escaped(String(code)))</code>"
      } else if let bold = match.2 {
        html += "<strong>\(inline(String(bold), link: link))</strong>"
      } else if let italic = match.3 {
        html += "<em>\(inline(String(italic), link: link))</em>"
      } else if let title = match.4, let target = match.5 {
        let words = inline(String(title), link: link)
        html +=
          link(String(target)).map { "<a href=\"\(HTMLText.escaped($0))\">\(words)</a>" } ?? words
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

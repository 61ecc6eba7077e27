import Support

/// Parts of the page's HTML; all texts are escaped.
enum HTMLText {
  /// Returns an element with values as JSON, which the page's script reads.
  static func json(_ values: [some Encodable], id: String) -> String {
    let json = (try? jsonText(values, .line)) ?? "[]"
    return "<script type=\"application/json\" id=\"\(id)\">\(script(json: json))</script>"
  }

  /// Returns JSON that is safe inside a `<script>`: no part of it ends the element.
  static func script(json: String) -> String {
    json.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }

  /// Returns a text that was written by hand as HTML: paragraphs, headings and lists.
  ///
  /// Headings become those of the fourth level, because they stand within a page.
  static func html(markdown text: String) -> String {
    var blocks: [(tag: String, texts: [String])] = []
    var continues = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = String(line.drop { $0 == " " })
      if words.isEmpty || line.hasPrefix("#") {
        if !words.isEmpty { blocks.append(("h4", [String(line.drop { "# ".contains($0) })])) }
        continues = false
      } else if words.hasPrefix("* ") {
        if blocks.last?.tag != "ul" { blocks.append(("ul", [])) }
        blocks[blocks.count - 1].texts.append(String(words.dropFirst(2)))
        continues = true
      } else if continues, let last = blocks.last {
        blocks[blocks.count - 1].texts[last.texts.count - 1] += " \(words)"
      } else {
        blocks.append(("p", [words]))
        continues = true
      }
    }
    return blocks.map { tag, texts in
      let texts = texts.map(InlineMarks.html)
      return tag == "ul"
        ? "<ul>\n\(texts.map { "<li>\($0)</li>\n" }.joined())</ul>" : "<\(tag)>\(texts[0])</\(tag)>"
    }.joined(separator: "\n")
  }
}

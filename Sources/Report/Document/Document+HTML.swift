import Support

extension Document {
  /// The document as HTML; all text is escaped.
  var html: String { blocks.map(Self.html).joined(separator: "\n") }

  private static func html(_ block: Block) -> String {
    switch block {
    case .heading(let level, let title): "<h\(level)>\(InlineMarks.html(title))</h\(level)>"
    case .paragraph(let text): "<p>\(InlineMarks.html(text))</p>"
    case .list(let items):
      "<ul>\n\(items.map { "<li>\(InlineMarks.html($0))</li>\n" }.joined())</ul>"
    case .table(let table):
      """
      <div class="scroll" tabindex="0" role="region" aria-label="Table">
      <table class="first">
      <thead><tr>\(cells(table.columns.map(\.title), "col", table))</tr></thead>
      <tbody>
      \(table.rows.map { "<tr>\(cells($0, "row", table))</tr>" }.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      """
    case .figure(let picture):
      "<div class=\"picture\" tabindex=\"0\" role=\"region\" aria-label=\"Picture\">"
        + "\(picture.embedded)</div>"
    case .code(let text, _): "<pre><code>\(XMLText.escaped(text))</code></pre>"
    case .fold(let summary, let document):
      "<details><summary>\(InlineMarks.html(summary))</summary>\n\(document.html)\n</details>"
    case .warnings(let sentences):
      sentences.map { "<p class=\"warning\">\(InlineMarks.html($0))</p>" }.joined(separator: "\n")
    }
  }

  private static func cells(_ texts: [String], _ scope: String, _ table: TextTable) -> String {
    zip(texts, table.columns).enumerated().map { index, cell in
      let isHead = index == 0 || scope == "col"
      let words = index > 0 && cell.1.alignment == .left ? " class=\"words\"" : ""
      return "<\(isHead ? "th scope=\"\(scope)\"" : "td")\(words)>\(InlineMarks.html(cell.0))"
        + "</\(isHead ? "th" : "td")>"
    }.joined()
  }

  /// Reads a text that was written by hand: paragraphs, headings and lists.
  ///
  /// Headings become those of the fourth level, because they stand within a page.
  init(byHand text: String) {
    var blocks: [Block] = []
    var continues = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = String(line.drop { $0 == " " })
      if words.isEmpty {
        continues = false
      } else if words.hasPrefix("* ") {
        let item = String(words.dropFirst(2))
        if case .list(let items) = blocks.last {
          blocks[blocks.count - 1] = .list(items + [item])
        } else {
          blocks.append(.list([item]))
        }
        continues = true
      } else if line.hasPrefix("#") {
        blocks.append(.heading(4, String(line.drop { "# ".contains($0) })))
        continues = false
      } else if continues, case .paragraph(let text) = blocks.last {
        blocks[blocks.count - 1] = .paragraph("\(text) \(words)")
      } else if continues, case .list(var items) = blocks.last {
        items[items.count - 1] += " " + words
        blocks[blocks.count - 1] = .list(items)
      } else {
        blocks.append(.paragraph(words))
        continues = true
      }
    }
    self.init(blocks)
  }
}

package import Results
import Support

/// What several architectures cost and their code side by side, as one HTML file that works offline.
package struct HTMLPage {
  private let findings: Findings
  private let reading: PageReading
  private let report: String
  private let repository: String?

  package init(
    _ results: Results, _ stored: StoredFiles = StoredFiles(), reading: PageReading,
    report: String, repository: String? = nil
  ) {
    findings = Findings(results, stored)
    self.reading = reading
    self.report = report
    self.repository = repository
  }

  private var results: Results { findings.results }

  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
    <link rel="icon" href="data:,">
    <title>\(title)</title>
    <style>
    \(PackageResources.style)
    </style>
    </head>
    <body>
    <div class="first">
    <header>
    <h1>\(title)</h1>
    <p>The same app, written as \(XMLText.escaped(results.architectures.map(\.name).listed)), and proven to \
    behave alike. Baseline is no pattern: it writes each change straight into the views.</p>
    <p>\(InlineMarks.html(Finding(findings).paragraph))</p>
    <p>\(InlineMarks.html(Meaning(findings).frames))</p>
    <p class="soft">\(InlineMarks.html(Meaning(findings).limits))</p>
    <p>\(more)</p>
    <nav aria-label="Parts of the page"></nav>
    </header>
    \(PageGrid(results, traced: reading.interactions).html)
    </div>
    <main>
    \(PageReader(reading, results, findings.stored).html)
    </main>
    <script>
    \(PackageResources.script)
    </script>
    </body>
    </html>

    """
  }

  private var title: String {
    "One notes app in Swift, in \(Figures.counted(results.architectures.count, "architecture")), measured"
  }

  /// Where the rest is: links, or the report's path if no address is known.
  private var more: String {
    let file = XMLText.escaped("\(report)/README.md")
    guard let repository = repository.map(XMLText.escaped) else {
      return
        "The whole report is <code>\(file)</code> in the repository. <code>archbench run</code> makes "
        + "one of your own."
    }
    return "<a href=\"\(repository)\">The repository</a> · "
      + "<a href=\"\(repository)/blob/HEAD/\(file)\">The whole report</a>"
  }
}

/// The style sheet and the script of the page, which are embedded in the program.
extension PackageResources {
  /// The style sheet: light and dark, for widths from 400 pixels.
  static let style = String(decoding: page_css, as: UTF8.self)

  /// The script; it inserts all content as text, never as markup.
  ///
  /// Its parts come in the order in which they run.
  static let script = [page_js, reader_js, diff_js, trace_js, address_js]
    .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
}

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

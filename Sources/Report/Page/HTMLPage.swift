package import Results
import Support

/// The code of several architectures side by side, as one HTML file that works offline.
package struct HTMLPage {
  private let results: Results
  private let stored: StoredFiles
  private let reading: PageReading

  /// - Parameters:
  ///   - results: the results of a report.
  ///   - stored: the figures that the project stores: what changes and forms cost.
  ///   - reading: the sources that the page shows.
  package init(
    _ results: Results, _ stored: StoredFiles = StoredFiles(), reading: PageReading
  ) {
    self.results = results
    self.stored = stored
    self.reading = reading
  }

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
    <title>\(XMLText.escaped(results.title))</title>
    <style>
    \(PackageResources.style)
    </style>
    </head>
    <body>
    <header>
    \(contents)
    <h1>\(XMLText.escaped(results.title))</h1>
    <p class="origin">What they cost to run, to write, to test and to change is in the report: README.md, \
    beside results.json.</p>
    </header>
    <main>
    \(PageReader(reading, results, stored).html)
    </main>
    <script>
    \(PackageResources.script)
    </script>
    </body>
    </html>

    """
  }

  /// The links to the parts that the page has.
  private var contents: String {
    // The reader begins with the list, too.
    let screen = reading.screens.first { $0 == .screen("Notes") } ?? reading.screens.first
    let places = [
      (screen?.address, "Code"), (reading.tests.first?.address, "Tests"),
      (reading.changes.first?.subject.address, "Changes"),
      (reading.changes.first { $0.number == nil }?.subject.address, "Forms"),
      (reading.interactions.first?.address, "Traces"),
    ]
    let links = places.compactMap { address, title in
      address.map { "<a href=\"#\(XMLText.escaped($0))\">\(title)</a>" }
    }
    return "<nav aria-label=\"Parts of the page\">\(links.joined(separator: " "))</nav>"
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

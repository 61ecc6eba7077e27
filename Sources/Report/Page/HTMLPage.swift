import Measurement

/// A report as one HTML file that works offline.
///
/// It opens with the answer and a heat map, which has all figures. Then comes a reader that shows the
/// code of several architectures side by side.
package struct HTMLPage {
  private let results: Results
  private let reading: PageReading

  /// - Parameters:
  ///   - results: the results of the report.
  ///   - reading: what the reader shows.
  package init(_ results: Results, reading: PageReading) {
    self.results = results
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
    <title>\(XMLText.escaped(title))</title>
    <style>
    \(PackageResources.style)
    </style>
    </head>
    <body>
    <header>
    \(contents)
    <h1>\(XMLText.escaped(title))</h1>
    <p class="origin">\(XMLText.escaped(origin))</p>
    \(warnings)
    </header>
    <main>
    \(sections)
    </main>
    <footer>
    <h2>To reproduce</h2>
    <pre><code>\(XMLText.escaped(results.run.command))</code></pre>
    </footer>
    <script>
    \(PackageResources.script)
    </script>
    </body>
    </html>

    """
  }

  // MARK: - Sections

  private var sections: String {
    let map = PageHeatMap(results)
    return [
      opening.html, map.html,
      PageReader(reading, results).html, map.interactions,
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The same tables and answer as on the first page of the report, and its picture.
  @DocumentBuilder private var opening: Document {
    RunReport(results).answer
    Answer(results).certainty
    ReportCharts(results).added
  }

  /// The links to the sections that the page has.
  private var contents: String {
    // The reader begins with the list, too.
    let screen = reading.screens.first { $0 == .screen("Notes") } ?? reading.screens.first
    let places = [
      ("heat-map", "Heat map"), (screen?.address, "Code"),
      (reading.tests.first?.address, "Tests"), (reading.changes.first?.subject.address, "Changes"),
      (reading.changes.first { $0.number == nil }?.subject.address, "Forms"),
      (reading.interactions.first?.address, "Traces"), ("interactions", "Interactions"),
    ]
    let links = places.compactMap { address, title in
      address.map { "<a href=\"#\(XMLText.escaped($0))\">\(title)</a>" }
    }
    return "<nav aria-label=\"Parts of the page\">\(links.joined(separator: " "))</nav>"
  }

  // MARK: - Header and footer

  private var title: String { results.title }

  private var origin: String {
    let environment = results.environment
    return "Measured \(environment.date) on \(environment.processor), \(environment.os), "
      + "\(environment.swift), \(environment.configuration) build, commit "
      + "\(environment.commit ?? "unknown"); plan \(results.run.plan), "
      + "\(results.run.processesMeasured) processes."
  }

  private var warnings: String {
    let limits = [ReferenceCheck.sentence(results.reference)] + Answer(results).staleness
    return Document([.warnings(results.warnings + results.failures + limits)]).html
  }
}

/// The style sheet and the script of the page, which are embedded in the program.
extension PackageResources {
  /// The style sheet: light and dark, for widths from 400 pixels.
  static let style = String(decoding: page_css, as: UTF8.self)

  /// The script; it inserts all content as text, never as markup.
  ///
  /// Its parts come in the order in which they run.
  static let script = [
    page_js, heat_map_js, evidence_js, reader_js, diff_js, trace_js, address_js,
  ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
}

import Foundation
import Measurement
package import SourceAnalysis

/// A report as one HTML file that works offline.
///
/// It has tables to sort and filter, and a reader that shows a screen's source in several
/// architectures side by side.
package struct HTMLPage {
  private let results: Results
  private let sources: [PageSource]
  private let traces: [TraceResult]

  /// - Parameters:
  ///   - results: the results of the report.
  ///   - sources: the source files in the reader; without any, the reader is left out.
  ///   - traces: the traces recorded on these sources; the reader follows those of the headlines.
  package init(_ results: Results, sources: [PageSource], traces: [TraceResult] = []) {
    self.results = results
    self.sources = sources
    self.traces = sources.isEmpty ? [] : traces.filter { $0.label == $0.architecture }
  }

  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(HTMLText.escaped(title))</title>
    <style>
    \(PageStyle.text)
    </style>
    </head>
    <body>
    <a class="skip" href="#figures">Skip to the figures</a>
    <header>
    <h1>\(HTMLText.escaped(title))</h1>
    <p class="origin">\(HTMLText.escaped(origin))</p>
    \(warnings)
    <p>\(HTMLText.escaped(Answer(results).sentences.joined(separator: " ")))</p>
    </header>
    <main>
    \(figures)
    \(reader)
    </main>
    <footer>
    <p>To reproduce: <code>\(HTMLText.escaped(results.run.command))</code></p>
    </footer>
    <script type="application/json" id="data">\(json(results.cells.map(PageRow.init)))</script>
    <script>
    \(PageScript.text)
    </script>
    </body>
    </html>

    """
  }

  // MARK: - Header

  private var title: String {
    "\(results.architectures.map(\.name).uniqued().joined(separator: ", ")) on the same feature"
  }

  private var origin: String {
    let environment = results.environment
    return "Measured \(environment.date) on \(environment.processor), \(environment.os), "
      + "\(environment.swift), \(environment.configuration) build, commit "
      + "\(environment.commit ?? "unknown"); plan \(results.run.plan), "
      + "\(results.run.processesMeasured) processes."
  }

  private var warnings: String {
    (results.warnings + results.failures).map {
      "<p class=\"warning\">\(HTMLText.escaped($0))</p>"
    }.joined(separator: "\n")
  }

  // MARK: - Figures

  private var figures: String {
    """
    <section id="figures" aria-labelledby="figures-title">
    <h2 id="figures-title">Figures</h2>
    <form id="filters" aria-label="Which rows to show">
    <label>Interaction <input type="search" name="interaction" placeholder="any"></label>
    <label>Notes <select name="notes"><option value="">any</option></select></label>
    <label>Lane <select name="lane"><option value="">any</option></select></label>
    <label>Over <select name="base"></select></label>
    <fieldset id="names"><legend>Architectures</legend></fieldset>
    </form>
    <p id="count" role="status"></p>
    <div class="scroll" tabindex="0" role="region" aria-label="Table of figures">
    <table id="cells">
    <caption>One run of each interaction. Times over the chosen base; intervals are over Baseline.</caption>
    <thead><tr></tr></thead>
    <tbody></tbody>
    </table>
    </div>
    <noscript><p>The table needs JavaScript; README.md beside this file has all of it.</p></noscript>
    <h3>Interactions</h3>
    <dl>
    \(interactions)
    </dl>
    </section>
    """
  }

  private var interactions: String {
    results.interactions.map {
      "<dt id=\"i-\(HTMLText.escaped($0.id))\"><code>\(HTMLText.escaped($0.id))</code></dt>"
        + "<dd>\(HTMLText.escaped($0.prose)) The least work on views: "
        + "\(HTMLText.escaped($0.leastWork)).</dd>"
    }.joined(separator: "\n")
  }

  private func json(_ values: [some Encodable]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(values) else { return "[]" }
    return HTMLText.script(json: String(decoding: json, as: UTF8.self))
  }

  // MARK: - Reader

  private var reader: String {
    guard !sources.isEmpty else { return "" }
    return """
      <section id="reader" aria-labelledby="reader-title">
      <h2 id="reader-title">The same screen, side by side</h2>
      <form id="choice" aria-label="What to read">
      <label>Screen <select name="screen">\(screens)</select></label>
      <fieldset id="read"><legend>Architectures</legend></fieldset>
      </form>
      \(following)
      <div id="columns"></div>
      \(sources.map(template).joined(separator: "\n"))
      </section>
      """
  }

  private var following: String {
    guard !traces.isEmpty else { return "" }
    let ids = traces.map(\.interaction).uniqued()
    let options = ids.map { id in
      let prose = results.interactions.first { $0.id == id }.map { ": \($0.prose)" } ?? ""
      return "<option value=\"\(HTMLText.escaped(id))\">\(HTMLText.escaped(id + prose))</option>"
    }
    return """
      <form id="follow" aria-label="Follow an interaction">
      <label>Follow <select name="interaction"><option value="">nothing</option>\
      \(options.joined())</select></label>
      <div class="steps"><button type="button" name="back">Previous</button>
      <button type="button" name="next">Next</button>
      <button type="button" name="play">Play</button>
      <input type="range" name="step" min="1" max="1" value="1" aria-label="Step">
      <span id="place" role="status"></span></div>
      </form>
      <script type="application/json" id="traces">\(json(traces.map(PageTrace.init)))</script>
      """
  }

  /// The options of the screen menu; screens that most architectures have come first.
  private var screens: String {
    let counts = Dictionary(grouping: sources, by: \.folder).mapValues {
      Set($0.map(\.architecture)).count
    }
    let names = counts.keys.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
    return names.map { "<option>\(HTMLText.escaped($0))</option>" }.joined()
  }

  private func template(_ source: PageSource) -> String {
    """
    <template data-architecture="\(HTMLText.escaped(source.architecture))" \
    data-folder="\(HTMLText.escaped(source.folder))" data-path="\(HTMLText.escaped(source.path))" \
    data-name="\(HTMLText.escaped(source.name))"><ol>
    \(source.html)
    </ol></template>
    """
  }
}

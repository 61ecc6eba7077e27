/// All figures of the page: a table to sort and to filter, and what the interactions are.
struct PageFigures {
  private let results: Results

  init(_ results: Results) {
    self.results = results
  }

  var html: String {
    let kinds = results.interactions.reduce(into: [:]) { $0[$1.id] = $1.kind }
    let rows = results.cells.map { PageRow($0, kind: kinds[$0.interaction]) }
    return """
      <section id="figures" aria-labelledby="figures-title">
      <h2 id="figures-title">Figures</h2>
      <form id="filters" aria-label="Which rows to show">
      <label>Interaction <input type="search" name="interaction" placeholder="any"></label>
      <label>Notes <select name="notes"><option value="">any</option></select></label>
      <label>Over <select name="base"></select></label>
      <fieldset id="names"><legend>Architectures</legend></fieldset>
      </form>
      <p id="count" role="status"></p>
      <div class="scroll" tabindex="0" role="region" aria-label="Table of figures">
      <table id="cells">
      <caption><em>Added</em> is per event, over Baseline. <em>Time</em> is of a run, over the chosen \
      base. Intervals are in brackets; those of times are over Baseline.</caption>
      <thead></thead>
      <tbody></tbody>
      </table>
      </div>
      <noscript><p>The table needs JavaScript. README.md beside the results has all of it.</p></noscript>
      <h3>Interactions</h3>
      <dl>
      \(interactions)
      </dl>
      \(HTMLText.json(rows, id: "data"))
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
}

/// The heat map of the page: what an event of each interaction costs more in each pattern, with all
/// figures of a case behind its cell.
struct PageHeatMap {
  private let results: Results

  init(_ results: Results) {
    self.results = results
  }

  var html: String {
    """
    <section id="heat-map" aria-labelledby="heat-title">
    <h2 id="heat-title">What one event costs in each interaction</h2>
    <p>The time that one event takes longer than in Baseline, in µs. A stronger colour means more, on a \
    log scale. A green cell takes less time. A cell without colour is not proven to differ: its interval includes 0. Select a \
    figure to see all that was measured there; the arrow keys go from one to the next.</p>
    \(sizes)
    <div class="scroll" tabindex="0" role="region" aria-label="Heat map">
    <table id="heat"><thead></thead></table>
    </div>
    <noscript><p>The table needs JavaScript. README.md beside the results has all of it.</p></noscript>
    \(HTMLText.json(results.cells.map(PageRow.init), id: "data"))
    </section>
    """
  }

  /// What the interactions are, at the end of the page.
  var interactions: String {
    let entries = results.definitions.map {
      "<dt id=\"i-\(XMLText.escaped($0.id))\"><code>\(XMLText.escaped($0.id))</code></dt>"
        + "<dd>\(XMLText.escaped($0.prose)) The least work on views: "
        + "\(XMLText.escaped($0.leastWork)).</dd>"
    }
    return """
      <section id="interactions" aria-labelledby="interactions-title">
      <h2 id="interactions-title">Interactions</h2>
      <dl>
      \(entries.joined(separator: "\n"))
      </dl>
      </section>
      """
  }

  private var sizes: String {
    guard results.sizes.count > 1 else { return "" }
    return """
      <form id="sizes" aria-label="Which size to show">
      <label>Notes <select name="notes"></select></label>
      </form>
      """
  }
}

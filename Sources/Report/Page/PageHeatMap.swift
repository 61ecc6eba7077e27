/// The heat map of the page: what an event of each interaction costs more in each pattern.
struct PageHeatMap {
  private let results: Results

  init(_ results: Results) {
    self.results = results
  }

  /// Whether there is nothing to show.
  var isEmpty: Bool { results.cells.allSatisfy { $0.added == nil } }

  var html: String {
    guard !isEmpty else { return "" }
    return """
      <section id="heat-map" aria-labelledby="heat-title">
      <h2 id="heat-title">What one event costs in each interaction</h2>
      <p>The time that one event takes longer than in Baseline, in µs. A stronger colour means more, on a \
      log scale. A green cell takes less time. A cell without colour is not proven to differ: its interval includes 0. Select a \
      figure to see its evidence; the arrow keys go from one to the next.</p>
      \(sizes)
      <div class="scroll" tabindex="0" role="region" aria-label="Heat map">
      <table id="heat"><thead></thead></table>
      </div>
      </section>
      """
  }

  private var sizes: String {
    guard Set(results.cells.map(\.size)).count > 1 else { return "" }
    return """
      <form id="sizes" aria-label="Which size to show">
      <label>Notes <select name="notes"></select></label>
      </form>
      """
  }
}

import Measurement
import Support

/// The first screen of the page: the same tables and answer as on the first page of the report, and
/// its picture.
struct PageOpening {
  private let results: Results

  init(_ results: Results) {
    self.results = results
  }

  var html: String {
    guard !results.architectures.isEmpty else { return "" }
    let answer = Answer(results)
    let first = FirstTables(results)
    return [
      table(first.run, "to-run", legend: first.runLegend),
      table(first.costs, "to-write", legend: first.costsLegend),
      HTMLMarkdown.html(answer.sentences.joined(separator: "\n\n")),
      first.pairs.map { table($0, "pairs", legend: FirstTables.pairsLegend) } ?? "",
      HTMLMarkdown.html(answer.certainty), picture,
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func table(_ table: TextTable, _ id: String, legend: String) -> String {
    func cells(_ texts: [String], _ head: String, _ scope: String) -> String {
      texts.enumerated().map { column, text in
        let tag = column == 0 || scope == "col" ? head : "td"
        let attribute = tag == "th" ? " scope=\"\(scope)\"" : ""
        return "<\(tag)\(attribute)>\(HTMLMarkdown.inline(text))</\(tag)>"
      }.joined()
    }
    return """
      <div class="scroll" tabindex="0" role="region" aria-label="Table">
      <table id="\(id)" class="first">
      <thead><tr>\(cells(table.columns.map(\.title), "th", "col"))</tr></thead>
      <tbody>
      \(table.rows.map { "<tr>\(cells($0, "th", "row"))</tr>" }.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      \(HTMLMarkdown.html(legend))
      """
  }

  private var picture: String {
    guard let picture = ReportCharts(results).added?.embedded else { return "" }
    return
      "<div class=\"picture\" tabindex=\"0\" role=\"region\" aria-label=\"Picture\">\(picture)</div>"
  }
}

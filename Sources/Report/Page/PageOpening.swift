import Measurement
import Support

/// The first screen of the page: the same scorecard and answer as on the first page of the report,
/// and its pictures.
struct PageOpening {
  private let results: Results
  /// The subjects of the reader, which the scorecard links to.
  private let subjects: [PageSubject]

  init(_ results: Results, subjects: [PageSubject]) {
    self.results = results
    self.subjects = subjects
  }

  var html: String {
    guard !results.architectures.isEmpty else { return "" }
    let answer = Answer(results)
    let first = FirstTables(results, isPlain: true)
    return [
      table(first.run, "to-run", legend: first.runLegend),
      table(first.costs, "to-write", legend: first.costsLegend),
      HTMLMarkdown.html(answer.sentences.joined(separator: "\n\n"), link: link),
      first.pairs.map { table($0, "pairs", legend: FirstTables.pairsLegend) } ?? "",
      HTMLMarkdown.html(answer.certainty, link: link), pictures,
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func table(_ table: TextTable, _ id: String, legend: String) -> String {
    func cells(_ texts: [String], _ head: String, _ scope: String) -> String {
      texts.enumerated().map { column, text in
        let tag = column == 0 || scope == "col" ? head : "td"
        let attribute = tag == "th" ? " scope=\"\(scope)\"" : ""
        return "<\(tag)\(attribute)>\(HTMLMarkdown.inline(text, link: link))</\(tag)>"
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
      \(HTMLMarkdown.html(legend, link: link))
      """
  }

  private var pictures: String {
    guard let picture = ReportCharts(results).added?.embedded else { return "" }
    return
      "<div class=\"picture\" tabindex=\"0\" role=\"region\" aria-label=\"Picture\">\(picture)</div>"
  }

  /// Where the page has the evidence that the report has in a section.
  private func link(_ target: String) -> String? {
    switch target {
    case "#added-per-event": "#heat-map"
    case "#source": first { if case .screen = $0 { true } else { false } }
    case "#tests": first { if case .test = $0 { true } else { false } }
    case "#changes": first { if case .change = $0 { true } else { false } }
    default: nil
    }
  }

  private func first(where isMeant: (PageSubject) -> Bool) -> String? {
    subjects.first(where: isMeant).map { "#" + $0.address }
  }
}

import Foundation
import Measurement
import Results

/// The grid of the page: what each event takes in each pattern, over Baseline, in colour.
struct PageGrid {
  private let results: Results
  private let traced: [PageSubject]

  init(_ results: Results, traced: [PageSubject]) {
    self.results = results
    self.traced = traced
  }

  /// The grid as HTML; empty if no event was timed.
  var html: String {
    let size = results.mainSize ?? 0
    let events = results.definitions.filter { event in
      event.title != nil
        && results.contenders.contains { results[$0.id, event.id, size]?.ratio != nil }
    }
    guard !events.isEmpty else { return "" }
    let heads = results.contenders.map {
      "<th scope=\"col\"><span>\(XMLText.escaped($0.name))</span></th>"
    }
    let rows = events.map { event in
      let cells = results.contenders.map { cell(results[$0.id, event.id, size]) }
      return "<tr><th scope=\"row\">\(name(of: event))</th>\(cells.joined())</tr>"
    }
    let keys = [1.0, 2, 5, 10].map { key in
      "<span class=\"heat\"\(Self.heat(key))>\(Figures.short(key))\(key == 10 ? " and more" : "")</span>"
    }
    return """
      <section aria-labelledby="grid-title">
      <h2 id="grid-title">How many times as long as Baseline</h2>
      <table class="grid">
      <tr><th scope="col">patterns as usually written</th>\(heads.joined())</tr>
      \(rows.joined(separator: "\n"))
      </table>
      <p class="soft">With \(Figures.counted(size, "note")): \(keys.joined(separator: " ")). \
      <code>\(EventTable.openMark)</code>: it is open whether this differs from Baseline.\
      \(traced.isEmpty ? "" : " Choose an event, and the lines that it runs light up below.")</p>
      </section>
      """
  }

  private func name(of event: InteractionEntry) -> String {
    let title = XMLText.escaped((event.title ?? event.id).uppercasedFirst)
    let trace = PageSubject.trace(event.id)
    return traced.contains(trace)
      ? "<a href=\"#\(XMLText.escaped(trace.address))\">\(title)</a>" : title
  }

  private func cell(_ cell: Cell?) -> String {
    guard let cell, cell.isUsable, let ratio = cell.ratio?.estimate else { return "<td>–</td>" }
    let mark = cell.verdict == .unresolved ? EventTable.openMark : ""
    return "<td class=\"heat\"\(Self.heat(ratio))>\(Figures.ratio(ratio))\(mark)</td>"
  }

  /// The attribute that colours a ratio: 0 at 1, 1 from 10, on a log scale; the style sheet has the colours.
  private static func heat(_ ratio: Double) -> String {
    " style=\"--heat: \(Figures.fixed(min(max(log10(ratio), 0), 1), 2))\""
  }
}

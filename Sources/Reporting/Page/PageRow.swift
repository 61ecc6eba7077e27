/// A cell of the results as the page's table has it; short names, since there are hundreds.
struct PageRow: Encodable {
  /// Architecture or variant, and its architecture, for the reader.
  let name: String
  let architecture: String
  let lane: String
  let interaction: String
  /// The folder of the screen on which the interaction happens.
  let screen: String
  let notes: Int
  let correct: Bool
  /// Over Baseline, with its interval; 1 for Baseline itself.
  let ratio: Double?
  let low: Double?
  let high: Double?
  let verdict: String?
  let group: String?
  let p50: Double?
  let p95: Double?
  let counters: [String: Int?]
  let note: String?

  init(_ cell: CellResult) {
    name = cell.name
    architecture = cell.architecture
    lane = cell.lane
    interaction = cell.interaction
    screen = Self.screen(of: cell.interaction)
    notes = cell.size
    correct = cell.correct
    let isBase = cell.architecture == "Baseline"
    ratio = isBase ? 1 : cell.ratio?.estimate
    low = isBase ? nil : cell.ratio?.low
    high = isBase ? nil : cell.ratio?.high
    verdict = cell.ratio?.verdict
    group = cell.group
    p50 = cell.latency?.p50
    p95 = cell.latency?.p95
    counters = Self.counters.reduce(into: [:]) { $0[$1] = .some(cell.counter($1)) }
    note = cell.note
  }

  static let counters = [
    "viewWrites", "redundantWrites", "cellsConfigured", "turns", "mallocs", "bytes", "objects",
    "retains", "releases",
  ]

  private static func screen(of interaction: String) -> String {
    switch interaction {
    case "start", "session": "Root"
    case "type": "Editor"
    case "navigate": "Detail"
    case "profile-field", "animation": "Profile"
    case let id where id.hasPrefix("burst"): "Profile"
    default: "Notes"
    }
  }
}

/// A result as a row of the page's table.
struct PageRow: Encodable {
  /// The architecture's or the variant's name.
  let name: String
  let architecture: String
  let lane: String
  let interaction: String
  /// The folder of the interaction's screen.
  let screen: String
  let notes: Int
  let correct: Bool
  /// The ratio over Baseline; 1 for Baseline itself.
  let ratio: Double?
  let low: Double?
  let high: Double?
  let verdict: String?
  let group: String?
  let p50: Double?
  let cold: Double?
  let counters: [String: Int?]
  let note: String?

  init(_ result: CaseResult) {
    name = result.name
    architecture = result.architecture
    lane = result.lane
    interaction = result.interaction
    screen = Self.screen(of: result.interaction)
    notes = result.size
    correct = result.correct
    let isBase = result.architecture == "Baseline"
    ratio = isBase ? 1 : result.ratio?.estimate
    low = isBase ? nil : result.ratio?.low
    high = isBase ? nil : result.ratio?.high
    verdict = result.ratio?.verdict
    group = result.group
    p50 = result.latency?.p50
    cold = result.latency?.cold?.estimate
    counters = Self.counters.reduce(into: [:]) { $0[$1] = .some(result.counter($1)) }
    note = result.note
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

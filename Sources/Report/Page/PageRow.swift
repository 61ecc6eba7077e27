import Measurement

/// A result as a row of the page's tables.
struct PageRow: Encodable {
  /// What an event costs more than in Baseline, in seconds.
  struct Added: Encodable {
    let estimate: Double
    let low: Double?
    let high: Double?
    let events: Int?
  }

  let architecture: String
  let interaction: String
  /// The address of the interaction's screen.
  let screen: String
  let notes: Int
  let correct: Bool
  let added: Added?
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

  init(_ result: Cell) {
    architecture = result.architecture.name
    interaction = result.event
    screen = PageSubject.screen(Self.screen(of: result.event)).address
    notes = result.size
    correct = result.correct
    added = result.added.map {
      Added(
        estimate: $0.estimate, low: $0.low, high: $0.high, events: result.eventsPerRun)
    }
    let isBase = result.architecture == .baseline
    ratio = isBase ? 1 : result.ratio?.estimate
    low = isBase ? nil : result.ratio?.low
    high = isBase ? nil : result.ratio?.high
    verdict = result.verdict?.rawValue
    group = result.group
    p50 = result.latency?.warm.estimate
    cold = result.latency?.cold?.estimate
    counters = result.counters
    note = result.note
  }

  /// The folder of the screen on which an interaction happens.
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

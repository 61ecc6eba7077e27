import Backend
import Controllers

/// The steps that sessions have taken and the screen states that they have reached.
///
/// It shows how much of the app a run has really tested.
package nonisolated struct Coverage: Equatable, Sendable {
  /// How many steps of each kind were taken, by the kind's name in scripts.
  package private(set) var taken: [String: Int] = [:]
  /// How many steps of each kind could not be taken.
  package private(set) var refused: [String: Int] = [:]
  /// After how many steps each state was seen.
  package private(set) var seen: [ScreenState: Int] = [:]

  package init() {}

  package var stepCount: Int { taken.values.reduce(0, +) + refused.values.reduce(0, +) }

  /// The states that were never seen.
  package var unseen: [ScreenState] { ScreenState.allCases.filter { seen[$0] == nil } }

  mutating func count(_ step: Step, isRefused: Bool, states: [ScreenState]) {
    if isRefused { refused[step.name, default: 0] += 1 } else { taken[step.name, default: 0] += 1 }
    for state in states { seen[state, default: 0] += 1 }
  }

  package mutating func add(_ other: Coverage) {
    taken.merge(other.taken, uniquingKeysWith: +)
    refused.merge(other.refused, uniquingKeysWith: +)
    seen.merge(other.seen, uniquingKeysWith: +)
  }
}

nonisolated extension Step {
  /// The first words of the step's line in a script.
  var name: String {
    switch self {
    case .tap: "tap"
    case .type: "type"
    case .clear: "clear"
    case .select: "select"
    case .delete: "delete"
    case .pull: "pull"
    case .scroll: "scroll"
    case .swipe: "swipe"
    case .open: "open"
    case .relaunch: "relaunch"
    case .advance: "advance"
    case .settle: "settle"
    case .snapshot: "snapshot"
    case .picture: "picture"
    case .push(.change): "push change"
    case .push(.insert): "push insert"
    case .push(.delete): "push delete"
    case .push(.friends): "push friends"
    case .failNext: "fail next"
    case .delayNext: "delay next"
    case .turn: "begin turn"
    }
  }
}

/// The kind of events that a turn consists of, which is the same for all of them.
nonisolated enum TurnSubject: Equatable {
  case pushes
  case taps(on: String)
  case typing(into: String)

  /// Returns `nil` if the step cannot be an event of a turn.
  init?(of step: Step) {
    switch step {
    case .push: self = .pushes
    case .tap(let view): self = .taps(on: view)
    case .type(let view, _), .clear(let view): self = .typing(into: view)
    default: return nil
    }
  }

  static let anyEvent = "pushes, taps on one view, or type and clear on one view"

  var name: String {
    switch self {
    case .pushes: "pushes"
    case .taps(let view): "taps on \(view)"
    case .typing(let view): "typing into \(view)"
    }
  }

  /// The steps that may follow in such a turn, for an error.
  var expected: String {
    switch self {
    case .pushes: "another push"
    case .taps(let view): "\"tap \(view)\""
    case .typing(let view): "\"type \(view)\", \"clear \(view)\""
    }
  }
}

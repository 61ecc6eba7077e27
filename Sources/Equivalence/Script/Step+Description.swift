import Backend
import Controllers

/// Prints a step as in a script: a turn on several lines, any other step on one line.
nonisolated extension Step: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tap(let view): "tap \(view)"
    case .type(let view, let text): "type \(view) \(quoted(text))"
    case .clear(let view): "clear \(view)"
    case .select(let row): "select \(row)"
    case .delete(let row): "delete \(row)"
    case .pull(let table): "pull \(table)"
    case .scroll(let table, let row): "scroll \(table) \(row)"
    case .swipe(let direction, let view): "swipe \(direction.rawValue) \(view)"
    case .open(let url): "open \(url)"
    case .relaunch: "relaunch"
    case .advance(let milliseconds): "advance \(time(milliseconds))"
    case .settle: "settle"
    case .snapshot: "snapshot"
    case .picture: "picture"
    case .push(.change(let id, let text)): "push change \(id) \(quoted(text))"
    case .push(.insert(let id, let text)): "push insert \(id) \(quoted(text))"
    case .push(.delete(let id)): "push delete \(id)"
    case .push(.friends(let count, _)): "push friends \(count)"
    case .failNext(let kind): "fail next \(kind.rawValue)"
    case .delayNext(let kind, let milliseconds): "delay next \(kind.rawValue) \(time(milliseconds))"
    case .turn(let steps):
      (["begin turn"] + steps.map { "  \($0)" } + ["end turn"]).joined(separator: "\n")
    }
  }

  /// Prints whole seconds as `2s`, because milliseconds could need more than nine digits.
  private func time(_ milliseconds: Int64) -> String {
    milliseconds >= 1_000 && milliseconds.isMultiple(of: 1_000)
      ? "\(milliseconds / 1_000)s" : "\(milliseconds)ms"
  }
}

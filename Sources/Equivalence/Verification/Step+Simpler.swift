import Backend
import Controllers

nonisolated extension Step {
  /// Simpler steps of the same kind, the simplest first; repeated simplification always ends.
  var simpler: [Step] {
    switch self {
    case .type(let view, let text): simplerTexts(text).map { .type(view, text: $0) }
    case .scroll(let view, let row):
      [0, 1, row / 2].filter { $0 < row }.map { .scroll(view, row: $0) }
    case .advance(let time): [.settle] + [100, 20].filter { $0 < time }.map(Self.advance)
    case .delayNext(let kind, let time):
      [200].filter { $0 < time }.map { .delayNext(kind, milliseconds: $0) }
    case .push(.change(let id, let text)):
      simplerTexts(text).map { .push(.change(id, text: $0)) }
    case .push(.insert(let id, let text)):
      simplerTexts(text).map { .push(.insert(id, text: $0)) }
    case .push(.friends(let count, _)) where count > 1: [.push(.friends(1))]
    case .turn(let events): simplerTurns(events)
    default: []
    }
  }

  private func simplerTexts(_ text: String) -> [String] {
    guard text.count > 1 else { return text == "x" || text.isEmpty ? [] : ["x"] }
    return [
      "x", String(text.prefix(text.count / 2)), String(text.dropLast()), String(text.dropFirst()),
    ]
  }

  /// Returns each single event, then all events but one, then all with one of them simplified.
  private func simplerTurns(_ events: [Step]) -> [Step] {
    guard events.count > 1 else {
      return events + (events.first?.simpler ?? []).map { .turn([$0]) }
    }
    let shorter = events.indices.map { index in
      Self.turn(events.indices.filter { $0 != index }.map { events[$0] })
    }
    let simpler = events.indices.flatMap { index in
      events[index].simpler.map { event in
        var events = events
        events[index] = event
        return Self.turn(events)
      }
    }
    return events + shorter + simpler
  }
}

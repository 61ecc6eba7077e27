/// What two snapshots have in common and what each has for itself, line by line.
package nonisolated struct TreeDiff: Equatable, Sendable {
  package let lines: [Line]

  /// A line and whose it is.
  package struct Line: Equatable, Sendable {
    package let owner: Owner
    package let text: String
  }

  /// Who has a line.
  package enum Owner: Sendable {
    case both, first, second
  }

  /// The shortest way from one text to the other.
  package init(_ first: String, _ second: String) {
    let old = first.split(separator: "\n").map(String.init)
    let new = second.split(separator: "\n").map(String.init)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var place = 0
    for (offset, text) in old.enumerated() {
      if removed.contains(offset) {
        lines.append(Line(owner: .first, text: text))
        continue
      }
      while inserted.contains(place) {
        lines.append(Line(owner: .second, text: new[place]))
        place += 1
      }
      lines.append(Line(owner: .both, text: text))
      place += 1
    }
    lines += new[place...].map { Line(owner: .second, text: $0) }
    self.lines = lines
  }

  package var isEmpty: Bool { lines.allSatisfy { $0.owner == .both } }
}

/// A line-by-line comparison of two snapshots.
package nonisolated struct TreeDiff: Equatable, Sendable {
  package let lines: [Line]

  /// A line, and which snapshots contain it.
  package struct Line: Equatable, Sendable {
    package let side: Side
    package let text: String
  }

  /// The snapshots that contain a line.
  package enum Side: Sendable {
    case both, first, second
  }

  /// Finds a shortest list of changes from the first text to the second.
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
        lines.append(Line(side: .first, text: text))
        continue
      }
      while inserted.contains(place) {
        lines.append(Line(side: .second, text: new[place]))
        place += 1
      }
      lines.append(Line(side: .both, text: text))
      place += 1
    }
    lines += new[place...].map { Line(side: .second, text: $0) }
    self.lines = lines
  }

  package var isEmpty: Bool { lines.allSatisfy { $0.side == .both } }
}

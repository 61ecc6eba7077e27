/// One of several equal parts of a task, written `k/n`: the second of four parts is `2/4`.
package struct Shard: Sendable, Equatable, CustomStringConvertible {
  /// The number of the part, from 1 to `count`.
  package let index: Int
  /// The number of parts, at least 1.
  package let count: Int

  /// Reads `k/n`; `nil` if `text` does not have that form or `k` is not in 1…n.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  package var description: String { "\(index)/\(count)" }

  /// Whether the item at `position`, counted from 0, belongs to this part.
  package func contains(position: Int) -> Bool {
    position % count == index - 1
  }
}

import Model

/// Remembers the latest changes of the rows.
final class RecentRowHistory: RowHistory {
  private(set) var revision = 0
  private var recent: [RowChange] = []
  /// The number of changes that are remembered at least.
  private static let memory = 32

  func changes(since old: Int) -> ArraySlice<RowChange>? {
    let count = revision - old
    return count <= recent.count ? recent.suffix(count) : nil
  }

  func add(_ change: RowChange) {
    if recent.count == 2 * Self.memory { recent.removeFirst(Self.memory) }
    revision += 1
    recent.append(change)
  }

  func restart() {
    revision += 1
    recent.removeAll(keepingCapacity: true)
  }
}

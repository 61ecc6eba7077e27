extension Sequence where Element: Hashable {
  /// Each once, in the order of their first appearance.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

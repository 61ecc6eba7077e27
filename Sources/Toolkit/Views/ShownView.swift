/// A view as a snapshot has it, and where it stands there.
package struct ShownView {
  package let view: View
  package let identifier: String
  /// How many identified views are above it, the window included.
  package let depth: Int
  /// Whether the snapshot says that something is presented over it: on the uppermost view only of
  /// what is covered.
  package let isCovered: Bool

  /// The view's line in a snapshot.
  var line: String {
    var words = [view.kind, identifier]
    words += view.snapshotTexts.map { "\"\(Snapshot.escaped($0))\"" }
    words += view.snapshotFlags
    if isCovered { words.append("covered") }
    return String(repeating: "  ", count: depth) + words.joined(separator: " ")
  }

  /// Whether both give the same line, byte by byte, at a fraction of what two lines cost.
  package func shows(the other: ShownView) -> Bool {
    depth == other.depth && isCovered == other.isCovered
      && view.kind == other.view.kind && isIdentical(identifier, other.identifier)
      && isIdentical(view.snapshotTexts, other.view.snapshotTexts)
      && isIdentical(view.snapshotFlags, other.view.snapshotFlags)
  }

  private func isIdentical(_ texts: [String], _ others: [String]) -> Bool {
    texts.count == others.count && zip(texts, others).allSatisfy { isIdentical($0, $1) }
  }

  /// Equal strings may still have other bytes: é is one scalar or two.
  private func isIdentical(_ text: String, _ other: String) -> Bool {
    text == other && text.utf8.elementsEqual(other.utf8)
  }
}

extension Window {
  /// What a snapshot shows: the views with an identifier that are not hidden, parents first,
  /// siblings back to front; the window itself is left out.
  package func shownViews() -> [ShownView] {
    var found: [ShownView] = []
    found.reserveCapacity(48)
    for view in subviews {
      collect(view, depth: 1, isCovered: view !== subviews.last, into: &found)
    }
    return found
  }

  private func collect(_ view: View, depth: Int, isCovered: Bool, into found: inout [ShownView]) {
    guard !view.isHidden else { return }
    var depth = depth
    var isCovered = isCovered
    if let identifier = view.identifier {
      found.append(
        ShownView(view: view, identifier: identifier, depth: depth, isCovered: isCovered))
      depth += 1
      // Only the uppermost view of what is covered says so.
      isCovered = false
    }
    for view in view.subviews {
      collect(view, depth: depth, isCovered: isCovered, into: &found)
    }
  }
}

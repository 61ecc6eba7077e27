/// A view in a snapshot, with its place in the hierarchy.
package struct ShownView {
  package let view: View
  package let identifier: String
  /// The number of views with an identifier above it, including the window.
  package let depth: Int
  /// Whether the snapshot marks the view as covered by a presented view.
  ///
  /// Only the topmost view of a covered tree has the mark.
  package let isCovered: Bool

  /// The view's line in a snapshot.
  var line: String {
    var words = [view.kind, identifier]
    words += view.snapshotTexts.map { "\"\(Snapshot.escaped($0))\"" }
    words += view.snapshotFlags
    if isCovered { words.append("covered") }
    return String(repeating: "  ", count: depth) + words.joined(separator: " ")
  }

  /// Returns whether both views have the same line, byte by byte; faster than making two lines.
  package func shows(the other: ShownView) -> Bool {
    depth == other.depth && isCovered == other.isCovered
      && view.kind == other.view.kind && isIdentical(identifier, other.identifier)
      && isIdentical(view.snapshotTexts, other.view.snapshotTexts)
      && isIdentical(view.snapshotFlags, other.view.snapshotFlags)
  }

  private func isIdentical(_ texts: [String], _ others: [String]) -> Bool {
    texts.count == others.count && zip(texts, others).allSatisfy { isIdentical($0, $1) }
  }

  /// Compares bytes, too: equal strings may differ in bytes, since é is one scalar or two.
  private func isIdentical(_ text: String, _ other: String) -> Bool {
    text == other && text.utf8.elementsEqual(other.utf8)
  }
}

extension Window {
  /// Returns the views of a snapshot: those with an identifier that are not hidden.
  ///
  /// Parents come first, and siblings from back to front. The window itself is left out.
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
      // Only the topmost view of a covered tree has the mark.
      isCovered = false
    }
    for view in view.subviews {
      collect(view, depth: depth, isCovered: isCovered, into: &found)
    }
  }
}

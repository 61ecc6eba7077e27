/// The wrapped lines of a text that fit into a view.
///
/// They are kept, so that typing wraps only the last lines again.
nonisolated struct WrappedText {
  /// The position of each line in the text, in bytes.
  private var lines: [Range<Int>] = []
  /// The size that the lines were wrapped for; `nil` at first.
  private var size: Size?

  /// The number of visible lines.
  var count: Int { lines.count }

  /// Returns whether the lines were wrapped for this size.
  func isWrapped(for size: Size) -> Bool { self.size == size }

  /// Forgets the lines, because the text has changed.
  mutating func invalidate() {
    size = nil
  }

  /// Wraps the text, unless that has been done.
  mutating func wrap(_ text: String, into size: Size) {
    guard size != self.size else { return }
    self.size = size
    lines.removeAll(keepingCapacity: true)
    appendLines(of: text, from: 0)
  }

  /// Wraps the end of a text again after a text was appended; returns the first line that may
  /// have changed.
  ///
  /// A line that is followed by another line does not change. Only the first character of the last
  /// line may change, by joining an appended scalar. So the last two lines are wrapped again.
  mutating func rewrapEnd(of text: String) -> Int {
    let kept = max(0, lines.count - 2)
    let start = kept < lines.count ? lines[kept].lowerBound : 0
    lines.removeSubrange(kept...)
    appendLines(of: text, from: start)
    return kept
  }

  /// Returns the text of a line.
  func line(_ row: Int, of text: String) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: lines[row].lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: lines[row].count)]
  }

  private mutating func appendLines(of text: String, from start: Int) {
    guard let size, lines.count < size.height else { return }
    let rest = text[text.utf8.index(text.startIndex, offsetBy: start)...]
    TextLines.forEach(in: rest, width: size.width) { line in
      let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
      lines.append(start..<start + line.utf8.count)
      return lines.count < size.height
    }
  }
}

/// The lines of a text that a view has room for, kept so that typing breaks only the last anew.
nonisolated struct WrappedText {
  /// Where the lines stand in the text, in bytes.
  private var lines: [Range<Int>] = []
  /// The extent for which the lines were broken; none at first.
  private var size: Size?

  /// How many lines are shown.
  var count: Int { lines.count }

  /// Whether the lines are those of this extent.
  func isBroken(for size: Size) -> Bool { self.size == size }

  /// Forgets the lines: the text is another one.
  mutating func invalidate() {
    size = nil
  }

  /// Breaks the text into lines, unless it is already.
  mutating func wrap(_ text: String, into size: Size) {
    guard size != self.size else { return }
    self.size = size
    lines.removeAll(keepingCapacity: true)
    appendLines(of: text, from: 0)
  }

  /// Breaks the end of a text anew to which characters were added; returns the first line that may
  /// be another one.
  ///
  /// A line that another one follows has found its end, whatever is added. Only the character that
  /// begins the last line may become another one; so the last line but one is broken anew, too.
  mutating func rewrapEnd(of text: String) -> Int {
    let kept = max(0, lines.count - 2)
    let start = kept < lines.count ? lines[kept].lowerBound : 0
    lines.removeSubrange(kept...)
    appendLines(of: text, from: start)
    return kept
  }

  /// The text of a line.
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

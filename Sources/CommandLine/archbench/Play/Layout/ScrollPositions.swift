package import Toolkit

/// The scroll positions of texts that are longer than their views.
///
/// The toolkit's text view always shows the beginning of its text. In a terminal, any part can be
/// visible: an editable text shows its end until the user scrolls it.
package struct ScrollPositions {
  private var tops: [ObjectIdentifier: Int] = [:]

  package init() {}

  /// Returns the lines of a view's text, wrapped to its width.
  package static func lines(of view: TextView) -> [Substring] {
    var lines: [Substring] = []
    TextLines.forEach(in: view.text[...], width: view.frame.width) { line in
      lines.append(line)
      return true
    }
    return lines
  }

  /// Returns the index of the first visible line.
  package func top(of view: TextView, lineCount: Int) -> Int {
    let last = max(0, lineCount - view.frame.height)
    return min(tops[ObjectIdentifier(view)] ?? (view.isEditable ? last : 0), last)
  }

  /// Scrolls forward by a number of lines, or backward for a negative number, as far as the text
  /// allows.
  package mutating func scroll(_ view: TextView, by lines: Int) {
    let count = Self.lines(of: view).count
    let last = max(0, count - view.frame.height)
    tops[ObjectIdentifier(view)] = max(0, min(top(of: view, lineCount: count) + lines, last))
  }

  /// Resets all texts to their default positions.
  package mutating func reset() {
    tops = [:]
  }
}

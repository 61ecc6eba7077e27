package import Toolkit

/// How far texts are moved up that are longer than their views.
///
/// The toolkit's text view shows the beginning of its text. A terminal can show any part of it, and
/// has to where somebody types: a text that can be edited shows its end until it is scrolled.
package struct TextScroll {
  private var tops: [ObjectIdentifier: Int] = [:]

  package init() {}

  /// The lines of a view's text, in its width.
  package static func lines(of view: TextView) -> [Substring] {
    var lines: [Substring] = []
    TextLines.forEach(in: view.text[...], width: view.frame.width) { line in
      lines.append(line)
      return true
    }
    return lines
  }

  /// The first line to be shown of so many.
  package func top(of view: TextView, lineCount: Int) -> Int {
    let last = max(0, lineCount - view.frame.height)
    return min(tops[ObjectIdentifier(view)] ?? (view.isEditable ? last : 0), last)
  }

  /// Moves on by so many lines, back for a negative number, as far as there is text.
  package mutating func scroll(_ view: TextView, by lines: Int) {
    let count = Self.lines(of: view).count
    let last = max(0, count - view.frame.height)
    tops[ObjectIdentifier(view)] = max(0, min(top(of: view, lineCount: count) + lines, last))
  }

  /// Goes back to where a text is shown that nobody has scrolled.
  package mutating func reset() {
    tops = [:]
  }
}

/// Text broken into lines of a width.
nonisolated enum TextLines {
  /// As many characters from the start as fit into `cells`.
  static func prefix(of text: Substring, cells: Int) -> Substring {
    var room = cells
    var end = text.startIndex
    while end < text.endIndex {
      room -= CellWidth.of(text[end])
      if room < 0 { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// Calls `body` with each line until it returns false.
  ///
  /// Lines are broken at line ends, after a blank where one fits, else inside a word.
  static func forEach(in text: String, width: Int, _ body: (Substring) -> Bool) {
    guard width > 0 else { return }
    var start = text.startIndex
    while true {
      let end = text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
      guard wrap(text[start..<end], width: width, body), end < text.endIndex else { return }
      start = text.index(after: end)
    }
  }

  private static func wrap(_ line: Substring, width: Int, _ body: (Substring) -> Bool) -> Bool {
    var rest = line
    repeat {
      var head = prefix(of: rest, cells: width)
      if head.endIndex < rest.endIndex {
        if let blank = head.lastIndex(of: " "), blank > head.startIndex {
          head = rest[...blank]
        } else if head.isEmpty {
          // A wide character in a column of one cell: it is clipped, but the text goes on.
          head = rest.prefix(1)
        }
      }
      guard body(head) else { return false }
      rest = rest[head.endIndex...]
    } while !rest.isEmpty
    return true
  }
}

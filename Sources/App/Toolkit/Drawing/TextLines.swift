/// Breaks text into lines of a given width.
package nonisolated enum TextLines {
  /// Returns as many characters from the start as fit into `cells`.
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

  /// Calls `body` with each line until it returns `false`.
  ///
  /// Lines are broken at line ends, otherwise after the last blank that fits, otherwise inside a
  /// word.
  package static func forEach(
    in text: Substring, width: Int, _ body: (Substring) -> Bool
  ) {
    guard width > 0 else { return }
    var start = text.startIndex
    while true {
      let end = firstLineEnd(in: text[start...]) ?? text.endIndex
      guard wrap(text[start..<end], width: width, body), end < text.endIndex else { return }
      start = text.index(after: end)
    }
  }

  private static func wrap(_ line: Substring, width: Int, _ body: (Substring) -> Bool) -> Bool {
    var rest = line
    repeat {
      let head = plainHead(of: rest, width: width) ?? head(of: rest, width: width)
      guard body(head) else { return false }
      rest = rest[head.endIndex...]
    } while !rest.isEmpty
    return true
  }

  /// Returns the part of a paragraph that fits into one line.
  private static func head(of text: Substring, width: Int) -> Substring {
    let head = prefix(of: text, cells: width)
    guard head.endIndex < text.endIndex else { return head }
    if let blank = head.lastIndex(of: " "), blank > head.startIndex { return text[...blank] }
    // A wide character does not fit into one cell. It is clipped, so that the text can go on.
    return head.isEmpty ? text.prefix(1) : head
  }

  // MARK: - The same for bytes that are one cell each

  /// Returns the result of `head`; `nil` if the line contains other bytes.
  private static func plainHead(of text: Substring, width: Int) -> Substring? {
    let length = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      // The byte after the line is checked too, because an accent may begin there.
      let reach = bytes.prefix(width + 1)
      guard CellWidth.isPlain(reach) else { return nil }
      guard reach.count > width else { return reach.count }
      let blank = reach.dropLast().lastIndex(of: UInt8(ascii: " ")) ?? 0
      return blank > 0 ? blank + 1 : width
    }
    guard case .some(.some(let length)) = length else { return nil }
    return text[..<text.utf8.index(text.startIndex, offsetBy: length)]
  }

  /// Returns the position of the first line end.
  private static func firstLineEnd(in text: Substring) -> String.Index? {
    let known = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      guard let place = bytes.firstIndex(where: { (0x0A...0x0D).contains($0) || $0 >= 0x80 })
      else { return bytes.count }
      return bytes[place] < 0x0D ? place : nil
    }
    guard case .some(.some(let offset)) = known else { return text.firstIndex(where: \.isNewline) }
    let place = text.utf8.index(text.startIndex, offsetBy: offset)
    return place < text.endIndex ? place : nil
  }
}

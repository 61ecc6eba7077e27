/// Finds a note's title in the bytes of its text.
///
/// A list presents thousands of titles: where each character is a byte, none is walked.
enum TitleLine {
  /// The first line that is not blank, trimmed and shortened; "Untitled" if there is none.
  static func title(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if let title = title(UnsafeBufferPointer(rebasing: bytes[start..<end])) { return title }
      start = end + 1
    }
    return "Untitled"
  }

  /// What a line gives as a title; `nil` if it is blank.
  private static func title(_ line: UnsafeBufferPointer<UInt8>) -> String? {
    var start = 0
    var end = line.count
    while start < end, isSpace(line[start]) { start += 1 }
    while start < end, isSpace(line[end - 1]) { end -= 1 }
    guard start < end else { return nil }
    let rest = UnsafeBufferPointer(rebasing: line[start..<end])
    // Beyond ASCII there are other spaces, and characters of several bytes.
    if rest[0] >= 0x80 || rest[rest.count - 1] >= 0x80 {
      return trimmed(String(decoding: rest, as: UTF8.self)).map(shortened)
    }
    if rest.count <= 40 { return String(decoding: rest, as: UTF8.self) }
    if rest.prefix(41).allSatisfy({ $0 < 0x80 }) {
      return String(decoding: rest.prefix(39), as: UTF8.self) + "…"
    }
    return shortened(String(decoding: rest, as: UTF8.self)[...])
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  private static func trimmed(_ line: String) -> Substring? {
    let scalars = line.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isWhiteSpace($0) }),
      let last = scalars.lastIndex(where: { !isWhiteSpace($0) })
    else { return nil }
    return line[first..<scalars.index(after: last)]
  }

  private static func shortened(_ line: Substring) -> String {
    // A character has at least one byte: most lines need not be walked.
    guard line.utf8.count > 40,
      let cut = line.index(line.startIndex, offsetBy: 39, limitedBy: line.endIndex),
      cut < line.endIndex, line.index(after: cut) < line.endIndex
    else { return String(line) }
    return String(line[..<cut]) + "…"
  }
}

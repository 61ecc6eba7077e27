/// Finds a note's title in the UTF-8 bytes of its text.
///
/// A list may show thousands of titles, and iterating over characters is slow. So scalars are
/// decoded from the bytes. For most scalars it is known that each one begins a character.
enum TitleLine {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private static let longest = 40

  /// Returns the first line that is not blank, trimmed and shortened; "Untitled" if there is none.
  static func title(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let line = trimmed(Bytes(rebasing: bytes[start..<end]))
      if !line.isEmpty { return shortened(line) }
      start = end + 1
    }
    return "Untitled"
  }

  private static func trimmed(_ line: Bytes) -> Bytes {
    var start = 0
    var end = line.count
    while start < end, isWhiteSpace(scalar(of: line, at: start)) {
      start += UTF8.width(scalar(of: line, at: start))
    }
    while start < end {
      var last = end - 1
      while UTF8.isContinuation(line[last]) { last -= 1 }
      guard isWhiteSpace(scalar(of: line, at: last)) else { break }
      end = last
    }
    return Bytes(rebasing: line[start..<end])
  }

  private static func shortened(_ line: Bytes) -> String {
    // A character has at least one byte.
    guard line.count > longest else { return String(decoding: line, as: UTF8.self) }
    var place = 0
    var cut = 0
    var count = 0
    while place < line.count {
      let scalar = scalar(of: line, at: place)
      if count == 0 || !isAccent(scalar) {
        guard standsAlone(scalar) else { return shortened(String(decoding: line, as: UTF8.self)) }
        if count == longest { return String(decoding: line[..<cut], as: UTF8.self) + "…" }
        if count == longest - 1 { cut = place }
        count += 1
      }
      place += UTF8.width(scalar)
    }
    return String(decoding: line, as: UTF8.self)
  }

  private static func shortened(_ line: String) -> String {
    guard let cut = line.index(line.startIndex, offsetBy: longest - 1, limitedBy: line.endIndex),
      cut < line.endIndex, line.index(after: cut) < line.endIndex
    else { return line }
    return line[..<cut] + "…"
  }

  /// Returns whether a scalar is a character of its own beside any other such scalar.
  ///
  /// True for Latin, Greek, Cyrillic, the letters of Hebrew and Arabic, punctuation, kana,
  /// ideographs and Hangul.
  private static func standsAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA,
      0x620...0x64A, 0x2010...0x2027,
      0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }

  /// Returns whether a scalar joins the character before it, if `standsAlone` is true for that one.
  private static func isAccent(_ scalar: UInt32) -> Bool { (0x300...0x36F).contains(scalar) }

  /// Returns the scalar at a place; the bytes of a string are always well-formed UTF-8.
  private static func scalar(of bytes: Bytes, at place: Int) -> UInt32 {
    let lead = UInt32(bytes[place])
    func rest(_ number: Int) -> UInt32 { UInt32(bytes[place + number]) & 0x3F }
    return switch lead {
    case ..<0x80: lead
    case ..<0xE0: (lead & 0x1F) << 6 | rest(1)
    case ..<0xF0: (lead & 0x0F) << 12 | rest(1) << 6 | rest(2)
    default: (lead & 0x07) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3)
    }
  }
}

extension UTF8 {
  /// Returns the number of bytes of a scalar.
  fileprivate static func width(_ scalar: UInt32) -> Int {
    switch scalar {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x1_0000: 3
    default: 4
    }
  }
}

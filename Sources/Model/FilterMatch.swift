/// Finds a filter in a text, in any case.
///
/// A list asks this of every note at each character that is typed, and walking characters takes
/// some 40 µs a note: that would be all that anybody measures of a list that is filtered. So bytes
/// decide where they can: in texts of plain ASCII, and in all others in which the bytes of an ASCII
/// filter do not occur.
enum FilterMatch {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// What `text.lowercased().contains(filter.lowercased())` says.
  static func isFound(_ filter: String, in text: String) -> Bool {
    var filter = filter
    var text = text
    let answer: Bool? = filter.withUTF8 { filter in
      filter.allSatisfy(isPlain) ? text.withUTF8 { Self.answer(filter, in: $0) } : nil
    }
    return answer ?? text.lowercased().contains(filter.lowercased())
  }

  /// `nil` if the bytes do not tell.
  private static func answer(_ filter: Bytes, in text: Bytes) -> Bool? {
    let occurs = occurs(filter, in: text)
    if text.allSatisfy(isPlain) { return occurs }
    // A letter in the text may be part of a character, with an accent.
    return occurs || hasDoubles(text) ? nil : false
  }

  /// ASCII, but for the carriage return, which makes one character with a line feed.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte < 0x80 && byte != UInt8(ascii: "\r")
  }

  private static func occurs(_ filter: Bytes, in text: Bytes) -> Bool {
    guard let first = filter.first, text.count >= filter.count else { return filter.isEmpty }
    let wanted = lowered(first)
    for start in 0...text.count - filter.count where lowered(text[start]) == wanted {
      var length = 1
      while length < filter.count, lowered(text[start + length]) == lowered(filter[length]) {
        length += 1
      }
      if length == filter.count { return true }
    }
    return false
  }

  /// Whether there may be one of the three scalars beyond ASCII that equal one of ASCII: the Greek
  /// question mark (`;`), the Greek varia (`` ` ``) and the Kelvin sign (`K`).
  private static func hasDoubles(_ text: Bytes) -> Bool {
    for (first, second) in zip(text, text.dropFirst()) {
      switch (first, second) {
      case (0xCD, 0xBE), (0xE1, 0xBF), (0xE2, 0x84): return true
      default: continue
      }
    }
    return false
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}

/// Finds a filter in a text, ignoring case.
///
/// The list filters every note at each typed character. A search by characters takes some 40 µs a
/// note, and would dominate each measurement of a filtered list. So the search compares bytes where
/// they decide the result: in plain ASCII texts, and in other texts that do not contain the bytes
/// of an ASCII filter.
enum FilterMatch {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Returns the value of `text.lowercased().contains(filter.lowercased())`.
  static func isFound(_ filter: String, in text: String) -> Bool {
    // A pasted filter may be very long. Equal texts differ in size by less than this factor, whatever
    // their case and normal form are.
    guard filter.utf8.count / 16 <= text.utf8.count else { return false }
    var filter = filter
    var text = text
    let answer: Bool? = filter.withUTF8 { filter in
      filter.allSatisfy(isPlain) ? text.withUTF8 { Self.answer(filter, in: $0) } : nil
    }
    return answer ?? text.lowercased().contains(filter.lowercased())
  }

  /// Returns `nil` if the bytes do not decide the result.
  private static func answer(_ filter: Bytes, in text: Bytes) -> Bool? {
    let occurs = occurs(filter, in: text)
    if text.allSatisfy(isPlain) { return occurs }
    // A letter in the text may be the start of a character with an accent.
    return occurs || mayHaveASCIIEquivalents(text) ? nil : false
  }

  /// Returns whether a byte is ASCII and not a carriage return.
  ///
  /// A carriage return and a line feed are one character.
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

  /// Returns whether the text may contain a non-ASCII scalar that equals an ASCII one.
  ///
  /// There are three: the Greek question mark (`;`), the Greek varia (`` ` ``) and the Kelvin sign
  /// (`K`).
  private static func mayHaveASCIIEquivalents(_ text: Bytes) -> Bool {
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

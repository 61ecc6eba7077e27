/// Decoding of bytes that may not be valid UTF-8, one scalar at a time.
enum UTF8Text {
  /// Returns the scalar at an offset and the number of its bytes.
  ///
  /// If the bytes are not UTF-8, `scalar` is nil and `length` is that of the maximal subpart (Unicode
  /// 16, 3.9, table 3-8). `String(decoding:as:)` replaces such a subpart by one U+FFFD.
  @inline(__always)
  static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: UInt32?, length: Int) {
    let first = bytes[offset]
    guard first >= 0x80 else { return (UInt32(first), 1) }
    let (count, bits, second): (Int, UInt8, ClosedRange<UInt8>) =
      switch first {
      case 0xC2...0xDF: (2, first & 0x1F, 0x80...0xBF)
      case 0xE0: (3, first & 0x0F, 0xA0...0xBF)
      case 0xED: (3, first & 0x0F, 0x80...0x9F)
      case 0xE1...0xEF: (3, first & 0x0F, 0x80...0xBF)
      case 0xF0: (4, first & 0x07, 0x90...0xBF)
      case 0xF1...0xF3: (4, first & 0x07, 0x80...0xBF)
      case 0xF4: (4, first & 0x07, 0x80...0x8F)
      default: (1, 0, 0x80...0xBF)
      }
    guard count > 1 else { return (nil, 1) }
    var scalar = UInt32(bits)
    var length = 1
    while length < count {
      guard offset + length < bytes.count else { return (nil, length) }
      let byte = bytes[offset + length]
      guard (length == 1 ? second : 0x80...0xBF).contains(byte) else { return (nil, length) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
      length += 1
    }
    return (scalar, length)
  }
}

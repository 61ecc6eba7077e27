/// Reads one key or one paste marker from the beginning of some bytes.
nonisolated struct SequenceReader {
  enum Outcome {
    case known(Input)
    /// A complete sequence without a meaning here.
    case unknown
    /// The bytes end within the sequence.
    case incomplete
    case pasteBegins
  }

  private let bytes: ArraySlice<UInt8>
  /// The position after the sequence; undefined if the sequence is incomplete.
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  mutating func next() -> Outcome {
    guard let byte = take() else { return .incomplete }
    switch byte {
    case 0x1B: return afterEscape()
    case 0x20..<0x7F, 0x80...: return character(beginningWith: byte)
    default: return Self.control(byte)
    }
  }

  private var peeked: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func take() -> UInt8? {
    guard let byte = peeked else { return nil }
    position += 1
    return byte
  }

  // MARK: - Single keys

  private static func control(_ byte: UInt8) -> Outcome {
    switch byte {
    case 0x09: .known(.key(.tab))
    case 0x0A, 0x0D: .known(.key(.enter))
    case 0x08, 0x7F: .known(.key(.backspace))
    case 0x01...0x1A: .known(.key(.control(Character(Unicode.Scalar(byte + 0x60)))))
    default: .unknown
    }
  }

  /// Reads a UTF-8 character.
  ///
  /// Of invalid bytes it skips only those that cannot begin a new character.
  private mutating func character(beginningWith lead: UInt8) -> Outcome {
    let length =
      switch lead {
      case ..<0x80: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0 else { return .unknown }
    let start = position - 1
    while position - start < length {
      guard let byte = peeked else { return .incomplete }
      guard byte & 0xC0 == 0x80 else { return .unknown }
      position += 1
    }
    guard let text = String(validating: bytes[start..<position], as: UTF8.self),
      let scalar = text.unicodeScalars.first, scalar.properties.generalCategory != .control
    else { return .unknown }
    return .known(.key(.character(Character(scalar))))
  }

  // MARK: - Escape sequences

  private mutating func afterEscape() -> Outcome {
    switch peeked {
    case nil: return .incomplete
    case UInt8(ascii: "[")?:
      position += 1
      return controlSequence()
    case UInt8(ascii: "O")?:
      position += 1
      guard let final = peeked else { return .incomplete }
      guard 0x21..<0x7F ~= final else { return .unknown }
      position += 1
      return Self.key(final: final)
    case 0x1B?:
      // The escape key, followed by another sequence.
      return .known(.key(.escape))
    default:
      // A key with Alt, which has no function here.
      if case .incomplete = next() { return .incomplete }
      return .unknown
    }
  }

  /// Reads the rest of a sequence after `ESC [`: parameters, then a final byte.
  private mutating func controlSequence() -> Outcome {
    let start = position
    while let byte = peeked, 0x20..<0x40 ~= byte { position += 1 }
    guard let final = peeked else { return position - start > 32 ? .unknown : .incomplete }
    // An invalid byte is not consumed: it begins a new sequence.
    guard 0x40..<0x7F ~= final else { return .unknown }
    let text = bytes[start..<position]
    position += 1
    if final == UInt8(ascii: "["), text.isEmpty {
      // F1 to F5 on the Linux console: `ESC [ [ A`.
      return take() == nil ? .incomplete : .unknown
    }
    // A report of the mouse, which another program may have left on.
    if text.first == UInt8(ascii: "<") { return .unknown }
    let numbers = Self.numbers(text)
    if final == UInt8(ascii: "~") {
      return numbers.first == 200 ? .pasteBegins : Self.key(number: numbers.first ?? 0)
    }
    return Self.key(final: final)
  }

  private static func numbers(_ text: ArraySlice<UInt8>) -> [Int] {
    text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }
  }

  private static func key(final: UInt8) -> Outcome {
    switch final {
    case UInt8(ascii: "A"): .known(.key(.up))
    case UInt8(ascii: "B"): .known(.key(.down))
    case UInt8(ascii: "C"): .known(.key(.right))
    case UInt8(ascii: "D"): .known(.key(.left))
    case UInt8(ascii: "H"): .known(.key(.home))
    case UInt8(ascii: "F"): .known(.key(.end))
    case UInt8(ascii: "Z"): .known(.key(.backTab))
    case UInt8(ascii: "M"): .known(.key(.enter))
    default: .unknown
    }
  }

  private static func key(number: Int) -> Outcome {
    switch number {
    case 1, 7: .known(.key(.home))
    case 3: .known(.key(.delete))
    case 4, 8: .known(.key(.end))
    case 5: .known(.key(.pageUp))
    case 6: .known(.key(.pageDown))
    default: .unknown
    }
  }
}

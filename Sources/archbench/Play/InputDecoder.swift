import Support

/// An input of the user at a terminal.
nonisolated enum Input: Hashable, Sendable {
  case key(Key)
  /// Pasted text. Its line ends are `\n`; other control characters are removed.
  case paste(String)
}

/// A key as a terminal reports it.
///
/// Modifiers are dropped, except Ctrl with a letter or a backslash.
nonisolated enum Key: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// Ctrl and a letter, in lower case, or a backslash.
  case control(Character)
  case tab, backTab, enter, escape, backspace, delete
  case up, down, left, right, pageUp, pageDown, home, end
}

/// Decodes the bytes that a terminal sends into keys and pasted text.
///
/// Bytes may arrive in any portions; an incomplete sequence waits for its rest. A lone escape may
/// be a key or the beginning of a sequence. So when `timeout` has passed, call `flush()`. An
/// unknown sequence is skipped as a whole; decoding continues with the byte after it.
nonisolated struct InputDecoder {
  private var pending: [UInt8] = []
  /// The text pasted so far, during a paste.
  private var paste: [UInt8]?

  /// Whether the end of a paste is still to come.
  var isPasting: Bool { paste != nil }

  /// The milliseconds to wait for the rest of an incomplete sequence; `nil` if there is none.
  var timeout: Int? {
    isPasting ? 1_000 : pending.isEmpty ? nil : 40
  }

  /// Decodes these bytes together with those that were waiting.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Input] {
    pending += bytes
    return takeAll()
  }

  /// Decodes the waiting bytes on the assumption that nothing follows them.
  mutating func flush() -> [Input] {
    if let text = paste {
      paste = nil
      let rest = pending
      pending = []
      return [.paste(pastedText(text + rest))]
    }
    guard !pending.isEmpty else { return [] }
    let first = pending.removeFirst()
    // Only an escape is meaningful without its rest. The remaining bytes are decoded separately.
    return (first == 0x1B ? [.key(.escape)] : []) + takeAll()
  }

  private mutating func takeAll() -> [Input] {
    var found: [Input] = []
    var start = pending.startIndex
    defer { pending.removeSubrange(..<start) }
    while start < pending.endIndex {
      if isPasting {
        guard let text = takePaste(from: &start) else { return found }
        found.append(.paste(text))
        continue
      }
      var reader = SequenceReader(pending[start...])
      switch reader.next() {
      case .incomplete: return found
      case .known(let input): found.append(input)
      case .unknown: break
      case .pasteBegins: paste = []
      }
      start = reader.position
    }
    return found
  }

  // MARK: - Pasting

  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  /// Returns the pasted text if its end has arrived.
  ///
  /// Otherwise it stores the bytes that certainly belong to it.
  private mutating func takePaste(from start: inout Int) -> String? {
    let bytes = pending[start...]
    if let end = bytes.firstRange(of: Self.pasteEnd) {
      let text = pastedText((paste ?? []) + bytes[..<end.lowerBound])
      paste = nil
      start = end.upperBound
      return text
    }
    let keep =
      (1..<Self.pasteEnd.count).last { bytes.suffix($0).elementsEqual(Self.pasteEnd.prefix($0)) }
      ?? 0
    paste?.append(contentsOf: bytes.dropLast(keep))
    start = bytes.endIndex - keep
    return nil
  }
}

/// Reads one key or one paste marker from the beginning of some bytes.
private nonisolated struct SequenceReader {
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
    guard let byte = peeked else { return .incomplete }
    if byte >= 0x20, byte != 0x7F { return character() }
    position += 1
    return byte == 0x1B ? afterEscape() : Self.control(byte)
  }

  private var peeked: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  // MARK: - Single keys

  private static func control(_ byte: UInt8) -> Outcome {
    switch byte {
    case 0x09: .known(.key(.tab))
    case 0x0A, 0x0D: .known(.key(.enter))
    case 0x08, 0x7F: .known(.key(.backspace))
    case 0x1C: .known(.key(.control("\\")))
    case 0x01...0x1A: .known(.key(.control(Character(Unicode.Scalar(byte + 0x60)))))
    default: .unknown
    }
  }

  /// Reads a UTF-8 character.
  ///
  /// Of invalid bytes it skips only those that cannot begin a new character.
  private mutating func character() -> Outcome {
    let lead = bytes[position]
    var rest = bytes[position...].makeIterator()
    var parser = UTF8.ForwardParser()
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded):
      position += encoded.count
      let scalar = UTF8.decode(encoded)
      let isControl = scalar.properties.generalCategory == .control
      return isControl ? .unknown : .known(.key(.character(Character(scalar))))
    case .error(let length):
      position += length
      // A lead byte has as many leading ones as its character has bytes.
      let isCut = position == bytes.endIndex && length < (~lead).leadingZeroBitCount
      return isCut && lead < 0xF5 ? .incomplete : .unknown
    case .emptyInput: return .incomplete
    }
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
      return Self.key("", final)
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
    while let byte = peeked, 0x20..<0x40 ~= byte, position - start <= 32 { position += 1 }
    // No key sends so many. The end must not depend on how many bytes have arrived.
    guard position - start <= 32 else { return .unknown }
    guard let final = peeked else { return .incomplete }
    // An invalid byte is not consumed: it begins a new sequence.
    guard 0x40..<0x7F ~= final else { return .unknown }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    position += 1
    if final == UInt8(ascii: "["), text.isEmpty {
      // F1 to F5 on the Linux console: `ESC [ [ A`.
      guard peeked != nil else { return .incomplete }
      position += 1
      return .unknown
    }
    // A report of the mouse, which another program may have left on.
    if text.hasPrefix("<") { return .unknown }
    guard final == UInt8(ascii: "~") else { return Self.key("", final) }
    let number = text.prefix { $0 != ";" }
    return number == "200" ? .pasteBegins : Self.key(number, final)
  }

  private static func key(_ number: Substring, _ final: UInt8) -> Outcome {
    keys[number + String(UnicodeScalar(final))].map { .known(.key($0)) } ?? .unknown
  }

  /// The keys by their final character, and the number before it if that is `~`.
  private static let keys: [Substring: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "M": .enter, "1~": .home, "3~": .delete, "4~": .end, "5~": .pageUp, "6~": .pageDown,
    "7~": .home, "8~": .end,
  ]
}

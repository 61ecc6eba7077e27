/// An input of the user at a terminal.
nonisolated enum Input: Hashable, Sendable {
  case key(Key)
  /// Pasted text. Its line ends are `\n`; other control characters are removed.
  case paste(String)
}

/// A key as a terminal reports it.
///
/// Modifiers are dropped, except Ctrl with a letter.
nonisolated enum Key: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// Ctrl and a letter, in lower case.
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

  init() {}

  /// The milliseconds to wait for the rest of an incomplete sequence; `nil` if there is none.
  var timeout: Int? {
    paste != nil ? 1_000 : pending.isEmpty ? nil : 40
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
      return [.paste(Self.text(of: text + rest))]
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
      if paste != nil {
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
      let text = Self.text(of: (paste ?? []) + bytes[..<end.lowerBound])
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

  private static func text(of bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: text.unicodeScalars.lazy.filter {
        $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
      })
    return String(scalars)
  }
}

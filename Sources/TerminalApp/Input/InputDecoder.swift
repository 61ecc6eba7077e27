import Toolkit

/// Turns the bytes that a terminal sends into keys, pasted text and the mouse.
///
/// Bytes come in any portions: what is cut waits for the rest. A lone escape may be the key or a
/// beginning, which only time can tell: when `patience` is over, call `flush()`. What is no known
/// sequence is passed over as a whole, and the next byte after it begins anew.
package nonisolated struct InputDecoder {
  private var pending: [UInt8] = []
  /// What was pasted so far, while a paste is under way.
  private var paste: [UInt8]?

  package init() {}

  /// How many milliseconds to wait for the rest of what is cut; `nil` when nothing is.
  package var patience: Int? {
    paste != nil ? 1_000 : pending.isEmpty ? nil : 40
  }

  /// What these bytes say, together with those that were waiting.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Input] {
    pending += bytes
    return takeAll()
  }

  /// What the waiting bytes say if nothing follows them.
  package mutating func flush() -> [Input] {
    if let text = paste {
      paste = nil
      let rest = pending
      pending = []
      return [.paste(Self.text(of: text + rest))]
    }
    guard !pending.isEmpty else { return [] }
    let first = pending.removeFirst()
    // Cut inside: only an escape stands for something by itself; the rest begins anew.
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
      case .cut: return found
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

  /// The pasted text, if its end has come; else all that surely belongs to it is put by.
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

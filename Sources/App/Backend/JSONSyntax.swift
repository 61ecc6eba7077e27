/// Finds the place where bytes stop being valid JSON, for error messages.
///
/// The decoders of Foundation do not report the place.
nonisolated struct JSONSyntax {
  /// An error in the JSON: its line and column, from 1, and what was expected there.
  struct Fault: Error, Equatable {
    let line: Int
    let column: Int
    let expected: String
  }

  /// The error that stops the parser.
  private struct Stop: Error {
    let expected: String
  }

  private let bytes: [UInt8]
  private var place = 0

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the first error, or `nil` if the bytes are JSON.
  static func fault(in bytes: [UInt8]) -> Fault? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var syntax = JSONSyntax(bytes: bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes)
    do throws(Stop) {
      try syntax.readValue(depth: 0)
      syntax.skipSpace()
      if syntax.place < syntax.bytes.count { throw Stop(expected: "the end of the file") }
      return nil
    } catch {
      let before = syntax.bytes[..<syntax.place]
      let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return Fault(
        line: line.count, column: String(decoding: line.last ?? [], as: UTF8.self).count + 1,
        expected: error.expected)
    }
  }

  // MARK: - Values

  private mutating func readValue(depth: Int) throws(Stop) {
    // Foundation's decoder does not accept deeper nesting either.
    if depth > 500 { throw Stop(expected: "less nesting") }
    skipSpace()
    switch bytes[safely: place] {
    case "{":
      try readMembers(until: "}", expected: "a comma or }") { syntax throws(Stop) in
        guard syntax.bytes[safely: syntax.place] == "\"" else {
          throw Stop(expected: "a name in quotes")
        }
        try syntax.readString()
        syntax.skipSpace()
        guard syntax.skip(":") else { throw Stop(expected: "a colon") }
        try syntax.readValue(depth: depth + 1)
      }
    case "[":
      try readMembers(until: "]", expected: "a comma or ]") { syntax throws(Stop) in
        try syntax.readValue(depth: depth + 1)
      }
    case "\"": try readString()
    case "t": try readWord("true")
    case "f": try readWord("false")
    case "n": try readWord("null")
    default: try readNumber()
    }
  }

  /// Reads members and the commas between them.
  ///
  /// Like Foundation's decoder, it accepts a comma after the last member.
  private mutating func readMembers(
    until end: Unicode.Scalar, expected: String,
    _ readMember: (inout JSONSyntax) throws(Stop) -> Void
  ) throws(Stop) {
    place += 1
    skipSpace()
    while !skip(end) {
      try readMember(&self)
      skipSpace()
      if skip(",") {
        skipSpace()
      } else if bytes[safely: place] != end {
        throw Stop(expected: expected)
      }
    }
  }

  private mutating func readWord(_ word: String) throws(Stop) {
    guard bytes[place...].starts(with: word.utf8) else { throw Stop(expected: "a value") }
    place += word.utf8.count
  }

  private mutating func readNumber() throws(Stop) {
    let isNegative = skip("-")
    if !skip("0") {
      guard skipDigits() else { throw Stop(expected: isNegative ? "a digit" : "a value") }
    }
    if skip("."), !skipDigits() { throw Stop(expected: "a digit") }
    if skip("e") || skip("E") {
      if !skip("-") { _ = skip("+") }
      if !skipDigits() { throw Stop(expected: "a digit") }
    }
  }

  private mutating func readString() throws(Stop) {
    place += 1
    while !skip("\"") {
      guard let byte = bytes[safely: place], byte.value >= 0x20 else {
        throw Stop(expected: "closing quotes")
      }
      if skip("\\") { try readEscape() } else { try readScalar() }
    }
  }

  private mutating func readEscape() throws(Stop) {
    if skip("u") {
      let unit = try readHexadecimal()
      guard (0xD800..<0xE000).contains(unit) else { return }
      let half = Stop(expected: "both halves of a surrogate pair")
      guard unit < 0xDC00, skip("\\"), skip("u") else { throw half }
      guard (0xDC00..<0xE000).contains(try readHexadecimal()) else { throw half }
    } else {
      let known: [Unicode.Scalar] = ["\"", "\\", "/", "b", "f", "n", "r", "t"]
      guard let byte = bytes[safely: place], known.contains(byte) else {
        throw Stop(expected: "one of the escapes of JSON")
      }
      place += 1
    }
  }

  private mutating func readHexadecimal() throws(Stop) -> Int {
    var unit = 0
    for _ in 0..<4 {
      guard let digit = bytes[safely: place].flatMap({ Character($0).hexDigitValue }) else {
        throw Stop(expected: "four hexadecimal digits")
      }
      unit = unit * 16 + digit
      place += 1
    }
    return unit
  }

  /// Reads one Unicode scalar in UTF-8.
  private mutating func readScalar() throws(Stop) {
    var rest = bytes[place...].prefix(4).makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let scalar) = parser.parseScalar(from: &rest) else {
      throw Stop(expected: "text in UTF-8")
    }
    place += scalar.count
  }

  // MARK: - Bytes

  private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    guard bytes[safely: place] == byte else { return false }
    place += 1
    return true
  }

  private mutating func skipDigits() -> Bool {
    let start = place
    while let byte = bytes[safely: place], ("0"..."9").contains(byte) { place += 1 }
    return place > start
  }

  private mutating func skipSpace() {
    let space: [Unicode.Scalar] = [" ", "\n", "\r", "\t"]
    while let byte = bytes[safely: place], space.contains(byte) { place += 1 }
  }
}

nonisolated extension [UInt8] {
  /// The byte at a place as a scalar, for comparisons; `nil` at the end.
  fileprivate subscript(safely place: Int) -> Unicode.Scalar? {
    place < count ? Unicode.Scalar(self[place]) : nil
  }
}

internal import Foundation

/// The words of a file around a place, for the little that the index does not say.
struct SourceText {
  private let lines: [[UInt8]]

  init(path: String) {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether the property whose name begins at a place is declared by `let`.
  ///
  /// The word stands before the name, on its line or above: `var a = 1, b = 2` has it once.
  func isConstant(line: Int, column: Int) -> Bool {
    var words = Self.words(text(line: line).prefix(column - 1))
    for above in stride(from: line - 1, through: 1, by: -1) {
      if let word = words.last(where: { $0 == "let" || $0 == "var" }) { return word == "let" }
      words = Self.words(text(line: above)[...])
    }
    return words.last { $0 == "let" || $0 == "var" } == "let"
  }

  /// The byte before a place; a space at the beginning of a line.
  func byte(before column: Int, line: Int) -> UInt8 {
    let text = text(line: line)
    return text.indices.contains(column - 2) ? text[column - 2] : UInt8(ascii: " ")
  }

  private func text(line: Int) -> [UInt8] {
    lines.indices.contains(line - 1) ? lines[line - 1] : []
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split { !($0 == 0x5F || $0 >= 0x80 || isLetterOrDigit($0)) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

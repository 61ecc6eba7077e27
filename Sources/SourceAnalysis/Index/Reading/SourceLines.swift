internal import Foundation

/// The text of a file, for facts that the index does not contain.
struct SourceLines {
  private let lines: [[UInt8]]

  init(path: String) {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  /// Whether the property named at a position is declared with `let`.
  ///
  /// The keyword precedes the name, on the same line or above: `var a = 1, b = 2` has it once.
  func isConstant(line: Int, column: Int) -> Bool {
    var words = Self.words(text(line: line).prefix(column - 1))
    for above in stride(from: line - 1, through: 1, by: -1) {
      if let word = words.last(where: { $0 == "let" || $0 == "var" }) { return word == "let" }
      words = Self.words(text(line: above)[...])
    }
    return words.last { $0 == "let" || $0 == "var" } == "let"
  }

  /// Returns the byte before a position; a space at the beginning of a line.
  func byte(before column: Int, line: Int) -> UInt8 {
    let text = text(line: line)
    return text.indices.contains(column - 2) ? text[column - 2] : UInt8(ascii: " ")
  }

  /// Whether the name at a position is part of a key path: `\.title`, `\Note.title.count`.
  func isInKeyPath(line: Int, column: Int) -> Bool {
    let before = text(line: line).prefix(column - 1)
    let head = before.last { !Self.isWord($0) && !Self.keyPathSigns.contains($0) }
    return head == UInt8(ascii: "\\") && before.last == UInt8(ascii: ".")
  }

  private static let keyPathSigns = Set(".?!".utf8)

  /// The positions of `self = …`, without conditions such as `let self = self`.
  var selfAssignments: [(line: Int, column: Int)] {
    let phrase = Array("self = ".utf8)
    return lines.enumerated().compactMap { index, line in
      guard let range = line.firstRange(of: phrase) else { return nil }
      let head = line[..<range.lowerBound]
      let isPart = head.last.map { Self.isWord($0) || $0 == UInt8(ascii: ".") } ?? false
      let isCondition = ["let", "var", "weak", "unowned"].contains(Self.words(head).last ?? "")
      return isPart || isCondition ? nil : (index + 1, range.lowerBound + 1)
    }
  }

  /// A position in the file; line and column are counted from 1.
  struct Position: Hashable {
    let line: Int
    let column: Int
  }

  /// The number of decisions in each body, by the position of its name.
  var bodyDecisions: [Position: Int] {
    let text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    return Dictionary(
      SourceOutline(of: text).bodies.map {
        (Position(line: $0.line, column: $0.column), $0.decisions)
      }
    ) { first, _ in first }
  }

  private func text(line: Int) -> [UInt8] {
    lines.indices.contains(line - 1) ? lines[line - 1] : []
  }

  private static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split { !isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80..., UInt8(ascii: "_"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

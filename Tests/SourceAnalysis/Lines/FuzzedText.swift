import Measurement

/// Random texts, each made reproducibly from one number.
enum FuzzedText {
  /// Fragments that matter to Swift's lexer and to the parser.
  static let fragments = [
    "\"", "\"\"\"", "#", "\\", "\\(", "(", ")", "/*", "*/", "//", "/", "\n", "\r", "\r\n", " ", "a",
    "#/", "/#", "`", "<#", "#>", "<", ">", "?", "!", ".", "1", "0x", "e+", "é", "\u{2028}", "≠",
    "[", "]", "{", "}", "return", "func", "try", "#\"", "\"#", "\u{FEFF}", "\0", ":", ",", "=", "@",
    " if ", " var ", " let ", "struct A ", "class ", "extension ", " case ", "switch ", " get ",
    "didSet{", "#if ", "#endif\n", " guard ", "else", "repeat{", " ? ", "&&", "init", "subscript",
    "actor A:", "private ", " in ",
  ].map { Array($0.utf8) }

  /// Returns random bytes, fragments in random order, or a changed part of a seed.
  static func make(
    _ number: UInt64, from seeds: [[UInt8]], _ random: inout SeededGenerator
  ) -> [UInt8] {
    switch number % 4 {
    case 0: return bytes(&random)
    case 1: return joined(&random)
    default:
      guard let seed = seeds.randomElement(using: &random) else { return joined(&random) }
      return mutation(of: seed, &random)
    }
  }

  private static func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0..<200, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
  }

  private static func joined(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0..<60, using: &random)).flatMap { _ in fragment(&random) }
  }

  private static func mutation(of seed: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let first = Int.random(in: 0...seed.count, using: &random)
    let length = Int.random(in: 0..<400, using: &random)
    var text = Array(seed[first..<min(seed.count, first + length)])
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(text.count, start + Int.random(in: 0...3, using: &random))
      text.replaceSubrange(start..<end, with: fragment(&random))
    }
    return text
  }

  private static func fragment(_ random: inout SeededGenerator) -> [UInt8] {
    // One in eight fragments is empty, so mutations also remove text.
    Int.random(in: 0..<8, using: &random) == 0 ? [] : fragments.randomElement(using: &random) ?? []
  }
}

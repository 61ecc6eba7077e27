/// The body of a function, an initialiser, a deinitialiser or an accessor, and what is decided in it.
package struct BodyStructure: Hashable, Sendable {
  /// Where its name begins, both counted from 1, the column in bytes.
  ///
  /// That is the name of a function, the word `init`, `deinit`, `get` or its like, and the brace of an
  /// implicit getter: where the compiler's index has it.
  package let line: Int
  package let column: Int
  /// One, and one for each decision in it, closures and local functions included.
  package let decisions: Int

  /// The bodies of a text that lie in no other one, in its order.
  ///
  /// The compiler's index, too, takes what is in a local function for the body's around it.
  package static func all(
    in text: [UInt8], options: CountingOptions = CountingOptions()
  ) -> [BodyStructure] {
    var (offset, line, lineStart) = (0, 1, 0)
    return StructureParser(text, hasBareRegex: options.hasBareRegex).bodies.map { body in
      while offset < body.start {
        offset += 1
        if text[offset - 1] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, offset) }
      }
      return BodyStructure(
        line: line, column: body.start - lineStart + 1, decisions: body.decisions)
    }
  }
}

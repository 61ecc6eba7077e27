import Foundation
package import Support

/// A value that is stored in a file as JSON, with sorted keys, so that versions can be compared line by
/// line.
package protocol JSONFile: Codable {}

extension JSONFile {
  /// The file's text: one result a line, so that versions can be compared.
  package var text: String {
    get throws { try jsonText(self, .listed) }
  }

  /// Reads a file's text.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 that says why in a few words, such as
  ///   `cells[3] lacks 'event'`.
  package init(text: String) throws(CommandFailure) {
    if let flaw = StoredNumbers.flaw(in: text) { throw CommandFailure(flaw, .badData) }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    } catch {
      throw CommandFailure(Self.reason(error, text), .badData)
    }
  }

  private static func reason(_ error: any Error, _ text: String) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath)) lacks '\(key.stringValue)'"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(place(context.codingPath)) is not of the right type"
    case _ where text.allSatisfy(\.isWhitespace): "it is empty"
    // Only the last line of a complete file ends with a brace.
    case _ where text.hasPrefix("{") && !text.hasSuffix("}\n"): "it ends in the middle"
    default: "it is not JSON, or a number in it is not whole"
    }
  }

  /// The path of a key in the file, such as `cells[3].counters`.
  private static func place(_ path: [any CodingKey]) -> String {
    let words = path.reduce("") { words, key in
      if let index = key.intValue { return "\(words)[\(index)]" }
      return words + (words.isEmpty ? "" : ".") + key.stringValue
    }
    return words.isEmpty ? "it" : words
  }
}

import Foundation

/// Results as the text of a `results.json`, and back.
package enum ResultsFile {
  /// The keys are sorted, so that equal results give equal text.
  ///
  /// - Throws: what the JSON encoder throws: a figure that is not a number.
  package static func text(_ results: Results) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(results), as: UTF8.self) + "\n"
  }

  /// - Throws: what the JSON decoder throws: text that is no results.
  package static func results(_ text: String) throws -> Results {
    try JSONDecoder().decode(Results.self, from: Data(text.utf8))
  }
}

import Foundation
import Support

/// A value that is stored in a file as JSON, with sorted keys, so that versions can be compared line by
/// line.
package protocol JSONFile: Codable {
  /// The file's text.
  var text: String { get throws }
}

extension JSONFile {
  /// The file's text.
  ///
  /// - Throws: what the JSON encoder throws.
  package var text: String {
    get throws { try jsonText(self) }
  }

  /// Reads a file's text.
  ///
  /// - Throws: what the JSON decoder throws.
  package init(text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }
}

import Foundation
import Support

/// A value that is stored in a file as JSON, with sorted keys, so that versions can be compared line by
/// line.
package protocol JSONFile: Codable {}

extension JSONFile {
  /// The file's text: one result a line, so that versions can be compared.
  package var text: String {
    get throws { try jsonText(self, .listed) }
  }

  /// Reads a file's text.
  package init(text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }
}

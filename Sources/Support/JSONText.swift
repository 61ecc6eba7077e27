import Foundation

/// Returns a value as JSON: indented, with sorted keys, ending in a newline.
///
/// - Throws: what the JSON encoder throws.
package func jsonText(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}

package import Foundation

/// What a self-check leaves on disk: its table, for people and for reports to come.
package struct SelfCheckFile: Equatable, Codable, Sendable {
  /// Where and when it was made.
  package var environment: RunEnvironment
  package var live: LiveFigures?
  package var rows: [SelfCheckRow]

  package init(environment: RunEnvironment, live: LiveFigures?, rows: [SelfCheckRow]) {
    self.environment = environment
    self.live = live
    self.rows = rows
  }

  /// - Throws: what the JSON encoder throws.
  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  /// - Throws: what the JSON decoder throws.
  package init(json: Data) throws {
    self = try JSONDecoder().decode(SelfCheckFile.self, from: json)
  }
}

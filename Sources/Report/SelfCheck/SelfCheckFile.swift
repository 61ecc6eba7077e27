package import Foundation

/// The file of a self-check: its table, for readers and for later reports.
package struct SelfCheckFile: Equatable, Codable, Sendable {
  /// The machine and the time of the self-check.
  package var environment: RunEnvironment
  package var live: LiveMeasurements?
  package var rows: [SelfCheckRow]

  package init(environment: RunEnvironment, live: LiveMeasurements?, rows: [SelfCheckRow]) {
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

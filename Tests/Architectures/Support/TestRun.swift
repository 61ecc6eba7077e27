import Foundation

/// What a running test reports about itself.
package enum TestRun {
  /// The environment variable with the file to which measurements are appended, one line of JSON
  /// each.
  private nonisolated static let file = "TESTABILITY_FILE"

  /// Whether there is a file to write.
  nonisolated static var isMeasured: Bool { ProcessInfo.processInfo.environment[file] != nil }

  /// What is written about a test.
  nonisolated struct TestFigures: Codable, Sendable {
    /// The name of the suite's type, such as `MVCTests.SelectionTests`.
    let suite: String
    let test: String
    /// The number of objects by class; `nil` if they cannot be counted here.
    let objects: [String: Int]?
    /// The turns of all main loops.
    let turns: Int
    /// The median of some runs.
    let seconds: Double
  }

  /// Appends a line to the file, if there is one to write.
  static func write(_ line: some Encodable) {
    guard let path = ProcessInfo.processInfo.environment[file], let stream = fopen(path, "a"),
      let text = try? JSONEncoder().encode(line)
    else { return }
    defer { fclose(stream) }
    fputs(String(decoding: text, as: UTF8.self) + "\n", stream)
  }

  // MARK: - Turns

  private static var loops: [() -> Int] = []

  /// Adds a loop, by the number of its turns so far.
  package static func countTurns(_ turns: @escaping () -> Int) {
    loops.append(turns)
  }

  /// Forgets the loops, before a test.
  static func begin() {
    loops.removeAll()
  }

  /// The turns of all loops since `begin`.
  static var turns: Int { loops.map { $0() }.reduce(0, +) }
}

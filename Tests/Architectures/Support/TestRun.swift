import Foundation

/// What a running test reports about itself.
package enum TestRun {
  /// The environment variable with the file to which measurements are appended.
  private static let file = "TESTABILITY_FILE"

  /// A line of the file of measurements; one of its optional members is there.
  struct Line: Codable {
    var architecture: String
    var recordedState: Experiment.RecordedState?
    var leavingWhileSaving: Experiment.LeavingWhileSaving?
  }

  /// Appends a line to the file, if there is one to write.
  static func write(_ line: Line) {
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

import Backend
import Foundation
import Measurement
import Model

/// Starts writers on the same file, kills each at a random time, and checks the file.
///
/// The file must be readable, and its lock free. It must contain every acknowledged write, and at
/// most one more: the write that was running.
struct KillTrial {
  private(set) var failures: [String] = []
  private let kills: Int
  private let folder: URL
  private let file: String
  private let newFile: String
  private var random: SeededGenerator
  private var done = 0
  private var acknowledged = 0
  private var underWay = 0
  private var leftovers = 0
  private var longest = 0

  /// The number of kills after which the file is removed, so that its creation is interrupted, too.
  private static let killsPerFile = 25

  init(kills: Int, seed: UInt64) throws {
    self.kills = kills
    random = SeededGenerator(seed: seed)
    folder = FileManager.default.temporaryDirectory.appending(path: "notes-file-trial-\(UUID())")
    file = folder.appending(path: "notes.json").path
    newFile = folder.appending(path: ".notes.json.new").path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  var summary: String {
    let found = failures.prefix(10).map { $0 + "\n" }.joined()
    return found
      + "\(done) kills: \(acknowledged) acknowledged writes checked, \(underWay) under way "
      + "made it, \(leftovers) kills while the new file was written, longest file \(longest) bytes, "
      + "\(failures.count) failures"
  }

  mutating func run() {
    for kill in 1...max(1, kills) where failures.count < 10 {
      done = kill
      do {
        guard let problem = try run(kill) else { continue }
        failures.append("kill \(kill): \(problem)")
      } catch {
        failures.append("kill \(kill): \(error)")
      }
      // The next writer must not fail because of the same file.
      try? FileManager.default.removeItem(atPath: file)
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Makes one kill; returns the problem afterwards, if there is one.
  private mutating func run(_ kill: Int) throws -> String? {
    if kill % Self.killsPerFile == 1 { try? FileManager.default.removeItem(atPath: file) }
    let isThere = FileManager.default.fileExists(atPath: file)
    let before = isThere ? try NotesFile(file, at: .fixtureStart).contents : nil
    let seed = random.next()
    guard var child = TrialChild(file: file, seed: seed) else {
      return "the writer could not be started"
    }
    // One in four writers is killed early, while it starts, opens the file or logs in. The others
    // are killed while they write.
    let isEarly = Int.random(in: 0..<4, using: &random) == 0
    if !isEarly { child.awaitLine("in") }
    Thread.sleep(forTimeInterval: Double.random(in: 0..<(isEarly ? 0.06 : 0.08), using: &random))
    child.kill()
    return try problem(after: child.lines, before: before, seed: seed)
  }

  /// Returns the problem in the file that a writer left, if there is one.
  private mutating func problem(
    after lines: [String], before: StoredContents?, seed: UInt64
  ) throws -> String? {
    if let refusal = lines.last, refusal.hasPrefix("refused") { return refusal }
    let bytes = FileManager.default.contents(atPath: file)
    longest = max(longest, bytes?.count ?? 0)
    if FileManager.default.fileExists(atPath: newFile) { leftovers += 1 }
    guard bytes != nil || before == nil && lines.isEmpty else { return "the file is gone" }
    // Opening the file also takes the lock.
    let after = try NotesFile(file, at: .fixtureStart).contents
    if FileManager.default.fileExists(atPath: newFile) { return "the new file was not removed" }
    let first = StoredContents(of: Fixture(), at: .fixtureStart, cache: BackendCache())
    var state = TrialState(before ?? first, seed: seed)
    let count = lines.count { $0 == "+" }
    for _ in 0..<count { _ = state.write() }
    acknowledged += count
    if lines.contains("in"), after.session?.userID != "ada" { return "the session is gone" }
    if !after.notes(of: "grace").isEmpty { return "grace has notes" }
    if state.matches(after) { return nil }
    _ = state.write()
    guard lines.contains("in"), state.matches(after) else {
      return "after \(count) acknowledged writes the file holds something else"
    }
    underWay += 1
    return nil
  }
}

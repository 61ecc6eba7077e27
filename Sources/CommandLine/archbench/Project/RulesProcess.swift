import Foundation
import Measurement
import Report

/// A check of the patterns' rules in a process of its own, while a run plays its scripts.
///
/// It must have ended before anything is timed. If an app crashes it, the run goes on without
/// verdicts.
final class RulesProcess {
  private let process = Process()
  private let file = FileManager.default.temporaryDirectory
    .appending(path: "archbench-rules-\(UUID().uuidString).json")

  /// Starts the check; returns `nil` if it cannot be started.
  init?(of names: [String]) {
    let path = file.path(percentEncoded: false)
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let output = FileHandle(forWritingAtPath: path)
    else { return nil }
    process.executableURL = URL(filePath: WorkerProcess.ownPath).resolvingSymlinksInPath()
    process.arguments = ["rules", "--format", "json"] + names.flatMap { ["--architecture", $0] }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: file)
  }

  /// Waits until the check has ended.
  func wait() {
    process.waitUntilExit()
  }

  /// Waits, and returns the verdicts; `nil` if the check failed.
  func results() -> [RuleResult]? {
    wait()
    return try? JSONDecoder().decode([RuleResult].self, from: Data(contentsOf: file))
  }
}

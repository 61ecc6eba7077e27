import Foundation
import Measurement
import Report
import Support

/// A check of the patterns' rules in a process of its own, while a run plays its scripts.
///
/// It must have ended before anything is timed. If an app crashes it, the run goes on without
/// verdicts.
final class RulesProcess {
  private let program: RunningProgram

  /// Starts the check.
  init(of names: [String]) {
    let path = URL(filePath: WorkerProcess.ownPath).resolvingSymlinksInPath().path
    let options = names.flatMap { ["--architecture", $0] }
    program = RunningProgram([path, "rules", "--format", "json"] + options)
  }

  /// Waits until the check has ended.
  func wait() { _ = program.wait() }

  /// Waits, and returns the verdicts; `nil` if the check failed.
  func results() -> [RuleResult]? {
    try? JSONDecoder().decode([RuleResult].self, from: Data(program.wait().output.utf8))
  }
}

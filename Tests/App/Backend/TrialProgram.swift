import Foundation
import Support

/// The executable `notes-file-trial`, in the same folder as the tests.
enum TrialProgram {
  static var path: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = (bundle ?? Bundle.main.executableURL)?.deletingLastPathComponent()
    return folder?.appending(path: "notes-file-trial").path ?? "notes-file-trial"
  }

  /// Runs a shell script with the program's path as `$0`.
  ///
  /// - Returns: Its output and its exit code.
  static func shell(
    _ script: String, _ arguments: String...
  ) -> (output: String, code: Int32) {
    let run = ProgramRun(["/bin/sh", "-c", script, path] + arguments)
    return (run.output, run.status)
  }
}

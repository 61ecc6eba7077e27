import Foundation
import Measurement
import Report
import Support

/// The machine that the run is made on.
enum Machine {
  static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "unknown"
    #endif
  }

  static func environment(at date: Date) -> RunEnvironment {
    let root = ProjectSource.root
    return RunEnvironment(
      date: date.formatted(.iso8601), os: systemName, kernel: kernel, machine: architecture,
      processor: processor, cores: ProcessInfo.processInfo.activeProcessorCount,
      swift: ProgramRun(["swift", "--version"]).answer.map(firstLine) ?? "Swift of unknown version",
      configuration: Build.isDebug ? "debug" : "release",
      commit: root.flatMap {
        ProgramRun(["git", "-C", $0, "rev-parse", "--short", "HEAD"]).answer
      },
      dirty: root.flatMap(isChanged), machineID: identity, build: build)
  }

  /// Returns whether a folder's files differ from their commit; `nil` without git.
  ///
  /// Reports are left out: else the report of one run would make the next one look changed.
  static func isChanged(_ root: String) -> Bool? {
    ProgramRun(["git", "-C", root, "status", "--porcelain", "--", ".", ":(exclude)Reports"]).answer
      .map { !$0.isEmpty }
  }

  private static var identity: String {
    let host = ProgramRun(["uname", "-n"]).answer ?? "unknown"
    return Checksum.of("\(host)\n\(processor)\n\(kernel)").text
  }

  private static var build: String? { Checksum.ofFile(WorkerProcess.ownPath)?.text }

  private static var kernel: String { ProgramRun(["uname", "-r"]).answer ?? "unknown" }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { $0 != "\n" })
  }
}

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
      swift: output("swift", "--version").map(firstLine) ?? "Swift of unknown version",
      configuration: Build.isDebug ? "debug" : "release",
      commit: root.flatMap { output("git", "-C", $0, "rev-parse", "--short", "HEAD") },
      dirty: root.flatMap(isChanged), machineID: identity, build: build)
  }

  /// Returns whether a folder's files differ from their commit; `nil` without git.
  ///
  /// Reports are left out: else the report of one run would make the next one look changed.
  static func isChanged(_ root: String) -> Bool? {
    output("git", "-C", root, "status", "--porcelain", "--", ".", ":(exclude)Reports")
      .map { !$0.isEmpty }
  }

  private static var identity: String {
    let host = output("uname", "-n") ?? "unknown"
    return Checksum.of("\(host)\n\(processor)\n\(kernel)").text
  }

  private static var build: String? { Checksum.ofFile(WorkerProcess.ownPath)?.text }

  private static var kernel: String { output("uname", "-r") ?? "unknown" }

  /// Returns the trimmed output of a program; `nil` if the program is missing or fails.
  static func output(_ words: String...) -> String? { ProgramRun(words).answer }

  private static func firstLine(_ text: String) -> String {
    String(text.prefix { $0 != "\n" })
  }
}

import Foundation
import Measurement
import Results
package import Support

/// A program that measures for this one.
package enum MeasuringProgram {
  private static let parentVariable = "ARCHBENCH_PARENT"

  /// The environment that ties a program to the life of this one.
  static var tied: [String: String] {
    [parentVariable: "\(ProcessInfo.processInfo.processIdentifier)"]
  }

  /// The process without which this one does not go on; `nil` if there is none.
  package static var parent: Int32? {
    ProcessInfo.processInfo.environment[parentVariable].flatMap { Int32($0) }
  }

  /// Runs `archbench run`, with a report in a folder below `.build`, and returns its results.
  static func results(
    _ name: String, _ words: [String], in project: Project, _ archbench: ([String]) -> ProgramRun
  ) throws -> Results {
    let folder = "\(project.root)/.build/kept/\(name)"
    // Else a run that fails without results would have those of an earlier one.
    try? FileManager.default.removeItem(atPath: "\(folder)/results.json")
    let answer = archbench(["run"] + words + ["--output", folder, "--force"])
    // An app that is wrong after all is a result, too.
    guard answer.isDone || answer.status == ExitCode.failed.rawValue else {
      let end = answer.text.split(separator: "\n").suffix(5).joined(separator: "\n")
      throw CommandFailure("'archbench run' failed:\n\(end)", .failed)
    }
    return try ResultsFile.read(folder)
  }
}

/// Measures the events of all architectures in a window.
package struct WindowMeasurement {
  private let project: Project
  private let seed: UInt64
  private let progress: ProgressLine

  /// Prepares a measurement with notes of a seed.
  package init(in project: Project, seed: UInt64, _ progress: ProgressLine) {
    (self.project, self.seed, self.progress) = (project, seed, progress)
  }

  /// Measures with the program at a path, and stores the figures.
  package func store(by program: String) throws {
    progress.update("measuring", done: 0, total: 1)
    let words =
      ["--window", "--seed", "\(seed)"] + project.names.flatMap { ["--architecture", $0] }
    let results = try MeasuringProgram.results("window", words, in: project) { words in
      ProgramRun([program] + words, variables: MeasuringProgram.tied)
    }
    results.warnings.forEach(progress.print)
    let checksums = try WindowFile.checksums(
      of: [FormsFile.shared, WindowFile.display] + project.names, in: project)
    guard let file = WindowFile(results, checksums: checksums) else {
      throw CommandFailure("The run in a window has no figures.", .failed)
    }
    try Stored<WindowFile>(in: project).write(file)
  }
}

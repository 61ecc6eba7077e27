import Foundation
import Measurement
package import Report
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

  /// Runs `archbench run`, with a report in a folder below `.build`.
  ///
  /// - Parameters:
  ///   - name: the name of the report's folder.
  ///   - words: the arguments of the run, without its folder.
  ///   - project: the package.
  ///   - archbench: runs the program.
  /// - Returns: the results.
  /// - Throws: a `CommandFailure` if the run fails.
  static func results(
    _ name: String, _ words: [String], in project: Project, _ archbench: ([String]) -> ProgramRun
  ) throws -> Results {
    let folder = "\(project.root)/.build/kept/\(name)"
    let answer = archbench(["run"] + words + ["--output", folder, "--force"])
    // An app that is wrong after all is a result, too.
    guard answer.isDone || answer.status == ExitCode.failed.rawValue else {
      let end = answer.text.split(separator: "\n").suffix(5).joined(separator: "\n")
      throw CommandFailure("'archbench run' failed:\n\(end)", .failed)
    }
    return try ResultsFile.read(folder)
  }
}

/// Measures the events in a window: the architectures by this program, then their forms by a copy.
package struct WindowMeasurement {
  private let project: Project
  private let isQuick: Bool
  private let seed: UInt64
  private let progress: ProgressLine

  /// - Parameters:
  ///   - project: the package.
  ///   - seed: the seed of the notes.
  ///   - isQuick: whether it is enough to see that measuring works; nothing is stored then.
  ///   - progress: shows the slow steps.
  package init(in project: Project, seed: UInt64, isQuick: Bool, _ progress: ProgressLine) {
    (self.project, self.seed, self.isQuick, self.progress) = (project, seed, isQuick, progress)
  }

  /// Measures, and stores the figures after each part.
  ///
  /// - Parameters:
  ///   - program: the path of this program.
  ///   - withForms: whether the forms are measured, too.
  ///   - headless: the published results, without a window.
  /// - Returns: the figures.
  /// - Throws: a `CommandFailure` that says what went wrong.
  package func figures(
    by program: String, withForms: Bool, headless: Results?
  ) throws -> WindowFile {
    let patterns = project.names.filter { $0 != "Baseline" }
    var results = [
      try self.results("headlines", of: patterns) { words in
        ProgramRun([program] + words, variables: MeasuringProgram.tied)
      }
    ]
    var file = try store(results, headless)
    guard withForms else { return file }
    let forms = try Form.all(in: project).filter { $0.pattern != "Baseline" }
    let ends = patterns.flatMap { pattern in
      FormMeasurement.ends(forms.filter { $0.pattern == pattern })
    }
    let workshop = Workshop(of: project.root, named: "window", forms: ends, .release)
    progress.update("building \(ends.count) forms", done: 0, total: 1)
    try workshop.update(with: ends)
    try workshop.build("--product", "archbench", variables: ["ARCHBENCH_WINDOW": "1"])
    results.append(
      try self.results("forms", of: ends.map(\.name)) { words in
        workshop.ask("archbench", words, variables: MeasuringProgram.tied)
      })
    file = try store(results, headless)
    return file
  }

  private func store(_ results: [Results], _ headless: Results?) throws -> WindowFile {
    let names = results.flatMap(\.architectures).map(\.name).uniqued()
    guard
      let file = WindowFile(results, checksums: try checksums(of: names), headless: headless)
    else { throw CommandFailure("The run in a window has no figures.", .failed) }
    if !isQuick { try Stored<WindowFile>(in: project).write(file) }
    return file
  }

  private func checksums(of names: [String]) throws -> [String: String] {
    try ([FormsFile.shared, WindowFile.display] + names).reduce(into: [:]) {
      $0[$1] = try WindowFile.checksum(of: $1, in: project)
    }
  }

  private func results(
    _ part: String, of names: [String], _ ask: ([String]) -> ProgramRun
  ) throws -> Results {
    progress.update("measuring \(part)", done: 0, total: 1)
    let words =
      ["--window", "--seed", "\(seed)"] + (isQuick ? ["--quick"] : [])
      + (["Baseline"] + names).flatMap { ["--architecture", $0] }
    return try MeasuringProgram.results("window-\(part)", words, in: project, ask)
  }
}

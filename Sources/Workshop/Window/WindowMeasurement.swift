import Foundation
import Measurement
package import Report
package import Support

/// Measures the events in a window: the architectures by this program, then their forms by a copy.
package struct WindowMeasurement {
  private let project: Project
  private let isQuick: Bool
  private let seed: UInt64
  private let progress: ProgressLine
  private let kept: KeptTexts

  /// - Parameters:
  ///   - project: the package.
  ///   - seed: the seed of the notes.
  ///   - isQuick: whether it is enough to see that measuring works; nothing is stored then.
  ///   - progress: shows the slow steps.
  package init(in project: Project, seed: UInt64, isQuick: Bool, _ progress: ProgressLine) {
    (self.project, self.seed, self.isQuick, self.progress) = (project, seed, isQuick, progress)
    kept = KeptTexts(folder: "\(project.root)/.build/kept")
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
        ProgramRun([program] + words, variables: Workshop.tied)
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
        workshop.ask("archbench", words, variables: Workshop.tied)
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

  /// Returns the results of a part: of a run that was made before, if the
  /// sources are the same.
  private func results(
    _ part: String, of names: [String], _ ask: ([String]) -> ProgramRun
  ) throws -> Results {
    let folder = "\(kept.folder)/window-\(part)\(isQuick ? "-quick" : "")"
    let words =
      ["run", "--window", "--seed", "\(seed)"] + (isQuick ? ["--quick"] : [])
      + (["Baseline"] + names).flatMap { ["--architecture", $0] }
    progress.update("measuring \(part)", done: 0, total: 1)
    let checksums = try checksums(of: names).sorted { $0.key < $1.key }
    return try KeptRun(folder, key: "\(words) \(checksums)", in: kept).results(words, ask)
  }
}

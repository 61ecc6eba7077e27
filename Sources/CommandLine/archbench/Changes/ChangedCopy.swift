import ArchitectureKit
import Catalog
import Foundation
import SourceAnalysis
import Support

/// A copy of the project in which a change request is carried out.
nonisolated struct ChangedCopy: Sendable {
  let request: ChangeRequest
  private let copy: ProjectCopy
  private let root: String

  /// The seconds after which a program that plays scripts is killed: with a part of a change missing
  /// it may not end.
  private static let deadline = 300.0
  /// What a changed app is compared with, step by step: Baseline's second copy, always complete.
  private static let reference = "BaselineClone"
  private static let scripts = "Tests/Equivalence/Scripts"

  /// - Parameters:
  ///   - request: the request.
  ///   - root: the project's folder.
  init(_ request: ChangeRequest, root: String) {
    self.request = request
    self.root = root
    copy = ProjectCopy(of: root, named: "changes")
  }

  // MARK: - Sources

  /// Carries out the request in the sources of the copy.
  ///
  /// - Parameter left: the hunk of each architecture that is left out.
  /// - Throws: a `Patch.Failure` if a patch does not apply, or an error of Foundation.
  func update(leavingOut left: [String: Patch.Site] = [:]) throws {
    let complete = try request.texts(root: root)
    var texts = left.isEmpty ? complete : try request.texts(leavingOut: left, root: root)
    // The project has a link to Baseline here.
    let clone = "Sources/Benchmark/BaselineClone"
    texts.updateValue(nil, forKey: clone)
    let baseline = BucketMap.folder(of: "Baseline")
    let files = (FileManager.default.enumerator(atPath: "\(root)/\(baseline)")?.allObjects ?? [])
      .compactMap { ($0 as? String).map { "\(baseline)/\($0)" } }
    for path in Set(files).union(complete.keys.filter { $0.hasPrefix(baseline) }) {
      let text = complete[path] ?? (try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))
      if let text { texts[path.replacing(baseline, with: clone)] = text }
    }
    try copy.update(texts)
  }

  /// Returns the compiler's first error in an architecture; `nil` if there is none.
  ///
  /// - Throws: an `IndexError` if there is no compiler, or nothing was built yet.
  func error(in map: BucketMap) throws -> String? {
    try SourceModule(map, root: copy.root, modules: copy.modules).errors(.areErrors).first?.message
  }

  /// - Throws: a `CommandFailure` with the compiler's first errors.
  func build() throws { try copy.build("--product", "script-player") }

  // MARK: - Behaviour

  /// Checks that all architectures do what is asked for, and everything else as before.
  ///
  /// - Throws: a `CommandFailure` that says which one does not.
  func check(of architectures: [String], progress: (String) -> Void) throws {
    progress("building")
    try update()
    try build()
    progress("goldens")
    try checkGoldens()
    progress("scripts")
    let found = try inParallel(architectures) { try differences(on: $0) }
    for (name, different) in zip(architectures, found) {
      guard different.isEmpty else {
        throw CommandFailure(
          "Request \(request.number): \(name) differs from Baseline in "
            + different.prefix(5).joined(separator: ", ") + ".", .failed)
      }
    }
    progress("rules")
    try checkRules()
  }

  /// Returns the scripts in which an architecture differs from the complete Baseline; the
  /// acceptance script is played first, and is the only one if it differs.
  func differences(on architecture: String) throws -> [String] {
    for groups in [[acceptance], try otherScripts()] {
      let found = try copy.differences(
        groups, on: architecture, from: Self.reference, deadline: Self.deadline)
      if !found.isEmpty { return found }
    }
    return []
  }

  private var acceptance: ProjectCopy.ScriptGroup {
    ProjectCopy.ScriptGroup(name: "acceptance", files: ["\(root)/\(request.script)"])
  }

  private func otherScripts() throws -> [ProjectCopy.ScriptGroup] {
    let folder = "\(copy.root)/\(Self.scripts)"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".script") }
      .map { ProjectCopy.ScriptGroup(name: String($0.dropLast(7)), files: ["\(folder)/\($0)"]) }
  }

  /// Plays all scripts on Baseline, and compares what they show with the goldens.
  ///
  /// With `UPDATE_GOLDENS` in the environment, the golden of the acceptance script is written.
  private func checkGoldens() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "archbench-\(ProcessInfo.processInfo.processIdentifier)-transcripts").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let groups = [acceptance] + (try otherScripts())
    let run = try ProgramRun(
      ["\(copy.root)/.build/debug/script-player", "transcripts", folder]
        + groups.flatMap(\.files), variables: ProjectCopy.quiet, deadline: Self.deadline)
    guard run.isDone else {
      throw CommandFailure(
        "Request \(request.number): a script cannot be played on Baseline: \(run.output)", .failed)
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      let text = try String(contentsOfFile: "\(folder)/acceptance.txt", encoding: .utf8)
      try AtomicFile.write(text, to: "\(root)/\(request.golden)")
    }
    let different = groups.map(\.name).filter { name in
      let golden =
        name == "acceptance"
        ? "\(root)/\(request.golden)" : "\(copy.root)/Tests/Equivalence/Goldens/\(name).txt"
      return !FileManager.default.contentsEqual(atPath: golden, andPath: "\(folder)/\(name).txt")
    }
    guard different.isEmpty else {
      throw CommandFailure(
        "Request \(request.number): these scripts do not show what their goldens say: "
          + different.joined(separator: ", ") + ".", .failed)
    }
  }

  private func checkRules() throws {
    try copy.build("--product", "archbench")
    let run = try ProgramRun(["\(copy.root)/.build/debug/archbench", "rules"], in: copy.root)
    guard run.isDone else {
      let broken = run.output.split(separator: "\n").filter { $0.contains("broken") }
      throw CommandFailure(
        "Request \(request.number): a rule is broken:\n\(broken.joined(separator: "\n"))", .failed)
    }
  }
}

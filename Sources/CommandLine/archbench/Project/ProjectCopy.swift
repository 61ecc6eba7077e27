import Foundation
import SourceAnalysis
import Support

/// A copy of the project in a folder below `.build`, in which sources can be changed and built.
nonisolated struct ProjectCopy: Sendable {
  let project: String
  /// The path of the copy.
  let root: String
  /// The folders that are copied.
  private static let folders = ["Sources", UnitTestSources.folder, "Tests/Equivalence"]

  init(of project: String, named name: String) {
    self.project = project
    root = "\(project)/.build/\(name)"
  }

  /// The folder of the modules that were built.
  var modules: String { "\(root)/.build/debug/Modules" }

  // MARK: - Copying

  /// Makes the copy equal to the project, but for some changes.
  ///
  /// Files that are the same stay as they are, so that they are not built again.
  ///
  /// - Parameter changes: the texts of files that differ, by their paths; `nil` for files that the
  ///   copy does not have.
  /// - Throws: an error of Foundation.
  func update(_ changes: [String: String?] = [:]) throws {
    let kept = Set(try paths(in: project)).filter { changes[$0] == nil }
    let written = changes.compactMapValues(\.self)
    for path in try paths(in: root) where !kept.contains(path) && written[path] == nil {
      try FileManager.default.removeItem(atPath: "\(root)/\(path)")
    }
    for path in kept {
      let (from, to) = ("\(project)/\(path)", "\(root)/\(path)")
      if FileManager.default.contentsEqual(atPath: from, andPath: to) { continue }
      try createFolder(of: to)
      try? FileManager.default.removeItem(atPath: to)
      try FileManager.default.copyItem(atPath: from, toPath: to)
    }
    for (path, text) in written {
      let to = "\(root)/\(path)"
      if FileManager.default.contents(atPath: to) == Data(text.utf8) { continue }
      try createFolder(of: to)
      try Data(text.utf8).write(to: URL(filePath: to))
    }
  }

  private func createFolder(of path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Returns the paths of the files and links that a build reads.
  private func paths(in root: String) throws -> [String] {
    let files = try Self.folders.flatMap { folder -> [String] in
      guard let names = FileManager.default.enumerator(atPath: "\(root)/\(folder)") else {
        return []
      }
      return try names.compactMap { $0 as? String }.map { "\(folder)/\($0)" }.filter { path in
        let type = try FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")[.type]
        return type as? FileAttributeType != .typeDirectory
      }
    }
    let package = "Package.swift"
    return FileManager.default.fileExists(atPath: "\(root)/\(package)") ? files + [package] : files
  }

  // MARK: - Building and playing

  /// Runs `swift build` in the copy.
  ///
  /// - Parameter options: what is built.
  /// - Throws: a `CommandFailure` with the compiler's first errors.
  func build(_ options: String...) throws {
    let run = try ProgramRun(
      ["/usr/bin/env", "swift", "build", "--package-path", root] + options,
      variables: ["ARCHBENCH_COPY": "1"])
    guard run.isDone else {
      let errors = run.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
      throw CommandFailure(
        "'swift build' failed in '\(root)':\n\(errors.joined(separator: "\n"))", .failed)
    }
  }

  /// Scripts that are played together, and what they are called.
  struct ScriptGroup {
    let name: String
    let files: [String]
  }

  /// Plays scripts on an architecture of the copy, which must be built with `script-player`.
  ///
  /// A script that ends the program differs; the others are then played by another process.
  ///
  /// - Parameters:
  ///   - groups: the scripts.
  ///   - architecture: what they are played on.
  ///   - reference: what it is compared with, step by step.
  ///   - variables: what the environment has in addition.
  ///   - deadline: the seconds after which a program is killed.
  /// - Returns: the names of the groups that show a difference, in their order.
  /// - Throws: an error of Foundation if the program cannot be started.
  func differences(
    _ groups: [ScriptGroup], on architecture: String, from reference: String,
    variables: [String: String] = [:], deadline: Double?
  ) throws -> [String] {
    var found: [String] = []
    var rest = groups[...]
    while let first = rest.first {
      let run = try ProgramRun(
        ["\(root)/.build/debug/script-player", architecture, reference]
          + rest.map { "\($0.name)=\($0.files.joined(separator: ","))" },
        variables: variables.merging(Self.quiet) { $1 }, deadline: deadline)
      let answers = run.output.split(separator: "\n").map { $0.split(separator: " ") }
        .filter { $0.count == 2 && ["equal", "differs"].contains($0[1]) }
      found += answers.filter { $0[1] == "differs" }.map { String($0[0]) }
      rest = rest.dropFirst(answers.count)
      if run.isDone { break }
      found.append(rest.first?.name ?? first.name)
      rest = rest.dropFirst()
    }
    return found
  }

  /// Without a crash's backtrace, which takes long.
  static let quiet = ["SWIFT_BACKTRACE": "enable=no"]
}

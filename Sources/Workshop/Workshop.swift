import Foundation
import SourceAnalysis
package import Support

/// A copy of the package in a folder below `.build`: it can be patched, built and asked.
///
/// Change requests, forms, unit tests with mutants, the mutants of `Tests/Mutants` and traces are
/// made so.
package struct Workshop: Sendable {
  /// What a copy has, and how it is built.
  package enum Contents: Sendable {
    /// The sources, the unit tests of architectures, and `script-player`.
    case apps
    /// The same with `trace-recorder`; functions and blocks of the apps tell that they run.
    case tracedApps
    /// The whole program with modules of forms, and the tests that compare architectures.
    case forms([String])
    /// All files of the package, with all its tests.
    case everything
  }

  /// How a copy is built; a release build is measured.
  package enum Configuration: String, Sendable {
    case debug, release
  }

  /// The package's folder.
  package let project: String
  /// The folder of the copy.
  package let root: String
  private let contents: Contents
  private let configuration: Configuration

  package init(
    of project: String, named name: String, _ contents: Contents = .apps,
    _ configuration: Configuration = .debug
  ) {
    self.project = project
    self.contents = contents
    self.configuration = configuration
    root = "\(project)/.build/\(name)"
  }

  /// The folder of the programs that were built.
  var products: String { "\(root)/.build/\(configuration)" }

  /// The folder of the modules that were built.
  var modules: String { "\(products)/Modules" }

  /// Whether the copy was built before.
  var isBuilt: Bool { FileManager.default.fileExists(atPath: products) }

  // MARK: - Copying

  /// Makes the copy equal to the package, but for some changes.
  ///
  /// Files that are the same stay as they are, so that they are not built again.
  ///
  /// - Parameter changes: the texts of files that differ, by their paths; `nil` for files that the
  ///   copy does not have.
  /// - Throws: an error of Foundation.
  package func update(_ changes: [String: String?] = [:]) throws {
    let kept = Set(try paths(in: project)).filter { changes[$0] == nil }
    let written = changes.compactMapValues(\.self)
    for path in try paths(in: root) where !kept.contains(path) && written[path] == nil {
      try FileManager.default.removeItem(atPath: "\(root)/\(path)")
    }
    for path in kept {
      let (from, to) = ("\(project)/\(path)", "\(root)/\(path)")
      if FileManager.default.contentsEqual(atPath: from, andPath: to) { continue }
      try FileManager.default.createDirectory(
        at: URL(filePath: to).deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: to)
      try FileManager.default.copyItem(atPath: from, toPath: to)
    }
    for (path, text) in written { try SourceTexts.write(text, to: path, in: root) }
  }

  /// Returns the paths of the files and links that a build or a test reads.
  private func paths(in root: String) throws -> [String] {
    let files = FileManager.default
    let names =
      switch contents {
      case .everything:
        ((try? files.contentsOfDirectory(atPath: root)) ?? []).filter { !$0.hasPrefix(".") }
      case .forms: ["Package.swift", "Sources", "Tests/TestSupport", "Tests/Equivalence"]
      case .apps, .tracedApps:
        ["Package.swift", "Sources", UnitTestSources.folder, "Tests/Equivalence"]
      }
    return try names.flatMap { name -> [String] in
      guard files.fileExists(atPath: "\(root)/\(name)") else { return [] }
      let inside = files.enumerator(atPath: "\(root)/\(name)")?.allObjects ?? []
      let all = [name] + inside.compactMap { ($0 as? String).map { "\(name)/\($0)" } }
      return try all.filter { path in
        let type = try files.attributesOfItem(atPath: "\(root)/\(path)")[.type]
        return type as? FileAttributeType != .typeDirectory
      }
    }
  }

  // MARK: - Building

  /// Runs `swift build` in the copy.
  ///
  /// - Parameters:
  ///   - options: what is built.
  ///   - variables: what the environment has in addition.
  /// - Throws: a `CommandFailure` with the compiler's first errors.
  package func build(
    _ options: String..., variables: [String: String] = [:]
  ) throws(CommandFailure) {
    let run = ProgramRun(
      ["swift", "build", "--package-path", root, "-c", "\(configuration)"] + options,
      variables: buildVariables.merging(variables) { $1 })
    guard run.isDone else {
      let lines = run.text.split(separator: "\n")
      let errors = lines.filter { $0.contains("error:") }.prefix(5)
      let reason = errors.isEmpty ? lines.suffix(3) : errors
      throw CommandFailure(
        "'swift build' failed in '\(root)':\n\(reason.joined(separator: "\n"))", .failed)
    }
  }

  private var buildVariables: [String: String] {
    switch contents {
    case .apps: ["ARCHBENCH_COPY": "1"]
    case .tracedApps: ["ARCHBENCH_COPY": "1", "ARCHBENCH_TRACE": "1"]
    case .forms(let modules): ["ARCHBENCH_FORMS": modules.joined(separator: " ")]
    case .everything: [:]
    }
  }
}

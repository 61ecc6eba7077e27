import Foundation
import SourceAnalysis
import Support

/// A copy of the project, in which the architectures are built with their unit tests, and later with
/// mutants.
nonisolated struct TestScratch: Sendable {
  /// The path of the copy.
  let root: String
  private let project: String

  /// The seconds after which a program with a mutant is killed.
  private static let deadline = 5.0

  init(project: String) {
    self.project = project
    root = "\(project)/.build/testability"
  }

  /// The folder of the modules that were built.
  var modules: String { "\(root)/.build/debug/Modules" }

  // MARK: - Building

  /// Copies what is needed; files that are the same stay as they are, so that they are not built
  /// again.
  ///
  /// - Throws: an error of Foundation.
  func copy() throws {
    var kept: Set<String> = []
    for path in try paths(in: project) {
      kept.insert(path)
      let (from, to) = ("\(project)/\(path)", "\(root)/\(path)")
      if FileManager.default.contentsEqual(atPath: from, andPath: to) { continue }
      let folder = URL(filePath: to).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: to)
      try FileManager.default.copyItem(atPath: from, toPath: to)
    }
    for path in try paths(in: root) where !kept.contains(path) {
      try FileManager.default.removeItem(atPath: "\(root)/\(path)")
    }
  }

  /// Returns the paths of the files and links that a build reads.
  private func paths(in root: String) throws -> [String] {
    let folders = ["Sources", UnitTestSources.folder]
    let files = try folders.flatMap { folder -> [String] in
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

  /// Builds the architectures, their unit tests and the player of scripts.
  ///
  /// - Throws: a `CommandFailure` with the compiler's first errors.
  func build() throws {
    let run = try ProgramRun(
      ["/usr/bin/env", "swift", "build", "--package-path", root, "--build-tests"],
      variables: ["ARCHBENCH_MUTANTS": "1"])
    guard run.isDone else {
      let errors = run.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
      throw CommandFailure(
        "'swift build' failed in '\(root)':\n\(errors.joined(separator: "\n"))", .failed)
    }
  }

  // MARK: - Running

  /// Runs the unit tests of some suites, such as `MVCTests.SelectionTests`.
  func runTests(
    _ suites: [String], mutant: Int? = nil, figures: String? = nil
  ) throws -> ProgramRun {
    let filter = "^(\(suites.joined(separator: "|").replacing(".", with: "\\.")))[./]"
    return try ProgramRun(
      [
        "\(root)/.build/debug/swift-architecture-benchmarkPackageTests.xctest",
        "--testing-library", "swift-testing", "--no-parallel", "--filter", filter,
      ], in: root, variables: variables(mutant, ["TESTABILITY_FILE": figures]),
      deadline: mutant.map { _ in Self.deadline })
  }

  /// Returns the numbers of the behaviours whose scripts show a difference.
  ///
  /// A script that ends the program shows one; the others are then played by another process.
  func differences(
    in architecture: String, _ behaviours: [Behaviour], mutant: Int?
  ) throws -> [Int] {
    var found: [Int] = []
    var rest = behaviours[...]
    while let first = rest.first {
      let groups = rest.map { behaviour in
        let files = behaviour.scripts.map { "\(project)/Tests/Equivalence/Scripts/\($0).script" }
        return "\(behaviour.number)=\(files.joined(separator: ","))"
      }
      let run = try ProgramRun(
        ["\(root)/.build/debug/mutant-player", architecture] + groups,
        variables: variables(mutant, [:]), deadline: mutant.map { _ in Self.deadline })
      let answers = run.output.split(separator: "\n").map { $0.split(separator: " ") }
        .filter { $0.count == 2 && ["equal", "differs"].contains($0[1]) }
      found += answers.filter { $0[1] == "differs" }.compactMap { Int($0[0]) }
      rest = rest.dropFirst(answers.count)
      if run.isDone { break }
      found.append(rest.first?.number ?? first.number)
      rest = rest.dropFirst()
    }
    return found
  }

  private func variables(_ mutant: Int?, _ others: [String: String?]) -> [String: String] {
    var variables = others.compactMapValues(\.self)
    variables["SWIFT_BACKTRACE"] = "enable=no"
    if let mutant { variables[MutantSupport.variable] = String(mutant) }
    return variables
  }
}

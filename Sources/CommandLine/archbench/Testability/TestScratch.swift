import Catalog
import Foundation
import SourceAnalysis
import Support

/// A copy of the project, in which the architectures are built with their unit tests, and later with
/// mutants.
nonisolated struct TestScratch: Sendable {
  let copy: ProjectCopy

  /// The seconds after which a program with a mutant is killed.
  private static let deadline = 5.0

  init(project: String) {
    copy = ProjectCopy(of: project, named: "testability")
  }

  /// Builds the architectures, their unit tests and the player of scripts.
  ///
  /// - Throws: a `CommandFailure` with the compiler's first errors.
  func build() throws { try copy.build("--build-tests") }

  /// Runs the unit tests of some suites, such as `MVCTests.SelectionTests`.
  func runTests(
    _ suites: [String], mutant: Int? = nil, figures: String? = nil
  ) throws -> ProgramRun {
    let filter = "^(\(suites.joined(separator: "|").replacing(".", with: "\\.")))[./]"
    return try ProgramRun(
      [
        "\(copy.root)/.build/debug/swift-architecture-benchmarkPackageTests.xctest",
        "--testing-library", "swift-testing", "--no-parallel", "--filter", filter,
      ], in: copy.root, variables: variables(mutant, ["TESTABILITY_FILE": figures]),
      deadline: mutant.map { _ in Self.deadline })
  }

  /// Returns the numbers of the behaviours whose scripts show a difference.
  func differences(
    in architecture: String, _ behaviours: [Behaviour], mutant: Int?
  ) throws -> [Int] {
    // Baseline's clone has the same mutants as Baseline, so another architecture is the reference.
    let reference = BucketMap.all.map(\.architecture).first { $0 != architecture } ?? architecture
    let groups = behaviours.map { behaviour in
      ProjectCopy.ScriptGroup(
        name: "\(behaviour.number)",
        files: behaviour.scripts.map { "\(copy.project)/Tests/Equivalence/Scripts/\($0).script" })
    }
    return try copy.differences(
      groups, on: architecture, from: reference, variables: variables(mutant, [:]),
      deadline: mutant.map { _ in Self.deadline }
    )
    .compactMap { Int($0) }
  }

  private func variables(_ mutant: Int?, _ others: [String: String?]) -> [String: String] {
    var variables = others.compactMapValues(\.self).merging(ProjectCopy.quiet) { $1 }
    if let mutant { variables[MutantSupport.variable] = String(mutant) }
    return variables
  }
}

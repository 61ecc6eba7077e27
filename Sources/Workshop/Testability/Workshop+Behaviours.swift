import SourceAnalysis
import Support

extension Workshop {
  /// The seconds after which a program with a mutant is killed.
  private static let deadline = 5.0

  /// Runs the unit tests of some suites, such as `MVCTests.SelectionTests`.
  ///
  /// - Parameters:
  ///   - suites: the suites.
  ///   - mutant: the mutant that is chosen, if any.
  ///   - figures: the file to which tests write what they measure.
  /// - Returns: the run.
  func runTests(
    _ suites: [String], mutant: Int? = nil, figures: String? = nil
  ) -> ProgramRun {
    let filter = "^(\(suites.joined(separator: "|").replacing(".", with: "\\.")))[./]"
    var variables = variables(mutant)
    variables["TESTABILITY_FILE"] = figures
    return test(filter, variables: variables, deadline: mutant.map { _ in Self.deadline })
  }

  /// Returns the numbers of the behaviours whose scripts show a difference.
  func differences(
    in architecture: String, from reference: String, mutant: Int? = nil
  ) throws(CommandFailure) -> [Int] {
    let groups = Behaviour.all.map { behaviour in
      ScriptGroup(
        name: "\(behaviour.number)",
        files: behaviour.scripts.map { "\(project)/Tests/Equivalence/Scripts/\($0).script" })
    }
    return try differences(
      groups, on: architecture, from: reference, variables: variables(mutant),
      deadline: mutant.map { _ in Self.deadline }
    )
    .compactMap { Int($0) }
  }

  private func variables(_ mutant: Int?) -> [String: String] {
    mutant.map { [MutantSupport.variable: String($0)] } ?? [:]
  }
}

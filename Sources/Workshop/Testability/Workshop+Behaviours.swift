import SourceAnalysis
import Support

extension Workshop {
  /// The seconds after which a program that waits for nothing is killed.
  ///
  /// They decide nothing about a mutant: one without an end is stopped by its steps.
  private static let deadline = 600.0

  /// Runs the unit tests of some suites, such as `MVCTests.SelectionTests`.
  ///
  /// - Parameters:
  ///   - suites: the suites.
  ///   - mutant: the mutant that is chosen, if any.
  ///   - figures: the file to which tests write what they measure.
  /// - Returns: the run.
  /// - Throws: a `CommandFailure` if it does not end.
  func runTests(
    _ suites: [String], mutant: Int? = nil, figures: String? = nil
  ) throws(CommandFailure) -> ProgramRun {
    let filter = "^(\(suites.joined(separator: "|").replacing(".", with: "\\.")))[./]"
    var variables = variables(mutant)
    variables["TESTABILITY_FILE"] = figures
    let run = test(filter, variables: variables, deadline: mutant.map { _ in Self.deadline })
    if let mutant, run.isLate {
      throw CommandFailure(
        "The unit tests with mutant \(mutant) wait without an end; run them with "
          + "\(MutantSupport.variable)=\(mutant) in '\(root)'.", .failed)
    }
    return run
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

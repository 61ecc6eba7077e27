import ArgumentParsing
import Interactions
import Measurement

/// The interactions and sizes of the surveys.
enum Surveys {
  /// Returns the plan of the requested surveys.
  ///
  /// A thorough run of all sizes counts memory.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the run.
  ///   - interactions: the interactions that the run measures and has therefore checked.
  ///   - userNoteCount: the number of notes in the user's file. This number is fixed, so other numbers
  ///     cannot be surveyed.
  /// - Returns: the work for the workers.
  /// - Throws: a `UsageError` if a requested survey has nothing to measure.
  static func plan(
    _ arguments: ParsedArguments, interactions: [Interaction], userNoteCount: Int?
  ) throws -> SurveyPlan {
    var plan = SurveyPlan()
    func isAsked(_ flag: Flag) throws -> Bool {
      guard arguments.contains(flag) else {
        return flag.definition.name == RunCommand.memory.definition.name
          && arguments.contains(RunCommand.thorough) && arguments[RunCommand.size].isEmpty
          && userNoteCount == nil
      }
      guard userNoteCount == nil else {
        throw arguments.usageError(
          "--\(flag.definition.name) does not go with --data: it takes several numbers of notes",
          about: flag)
      }
      return true
    }
    /// An empty survey is an error only if the user has requested it by name.
    func demand(_ isThere: Bool, _ flag: Flag, _ ids: [String]) throws {
      guard arguments.contains(flag), !isThere else { return }
      throw arguments.usageError(
        "--\(flag.definition.name) looks at \(ids.joined(separator: ", ")); measure one of them, "
          + "or all interactions", about: flag)
    }
    if try isAsked(RunCommand.sweep) {
      let cases = sweptIDs.filter { id in interactions.contains { $0.id == id } }
        .map { BenchmarkCase(interaction: $0, size: 1_000) }
      plan.sweep = cases.isEmpty ? nil : SweepPlan(cells: cases)
      try demand(plan.sweep != nil, RunCommand.sweep, sweptIDs)
    }
    if try isAsked(RunCommand.memory) { plan.memory = MemoryPlan() }
    return plan
  }

  // MARK: - Sweep

  /// Short interactions with few view writes, so the cost of a write is visible.
  private static let sweptIDs = [
    "edit-visible", "select", "insert-top", "delete-middle", "edit-moves-to-top", "rollback",
    "profile-field",
  ]
}

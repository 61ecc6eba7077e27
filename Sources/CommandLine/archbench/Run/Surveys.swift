import ArgumentParsing
import Measurement

/// What a run surveys besides its cases.
enum Surveys {
  /// Returns the plan of the requested surveys.
  ///
  /// A thorough run of all sizes counts memory.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the run.
  ///   - userNoteCount: the number of notes in the user's file. This number is fixed, so other numbers
  ///     cannot be surveyed.
  /// - Returns: the work for the workers.
  /// - Throws: a `UsageError` if a requested survey has nothing to measure.
  static func plan(
    _ arguments: ParsedArguments, userNoteCount: Int?
  ) throws(UsageError) -> SurveyPlan {
    var plan = SurveyPlan()
    let isAsked = arguments.contains(RunCommand.memory)
    guard !isAsked || userNoteCount == nil else {
      throw arguments.usageError(
        "--memory does not go with --data: it takes several numbers of notes",
        about: RunCommand.memory)
    }
    let isThorough = arguments.contains(RunCommand.thorough) && arguments[RunCommand.size].isEmpty
    if isAsked || isThorough && userNoteCount == nil { plan.memory = MemoryPlan() }
    return plan
  }
}

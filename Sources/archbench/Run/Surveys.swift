import CommandLineKit
import Measurement
import Scenarios

/// Which interactions the surveys look at, and at which sizes.
enum Surveys {
  /// What is asked for; a thorough run has all three.
  ///
  /// - Parameters:
  ///   - arguments: the run's.
  ///   - interactions: those that the run measures, and so has checked.
  ///   - ownNotes: how many notes a user's file has; it cannot have another number, so that nothing
  ///     grows.
  /// - Returns: what workers are to do.
  /// - Throws: a `UsageError` if nothing could come of what is asked for.
  static func plan(
    _ arguments: ParsedArguments, interactions: [Interaction], ownNotes: Int?
  ) throws -> SurveyPlan {
    var plan = SurveyPlan()
    func isAsked(_ flag: Flag) throws -> Bool {
      guard arguments.contains(flag) else {
        return arguments.contains(RunCommand.thorough) && ownNotes == nil
      }
      guard ownNotes == nil else {
        throw arguments.usageError(
          "--\(flag.definition.name) does not go with --data: it takes several numbers of notes",
          about: flag)
      }
      return true
    }
    /// Nothing to survey is an error only of who has asked for it by name.
    func demand(_ isThere: Bool, _ flag: Flag, _ ids: [String]) throws {
      guard arguments.contains(flag), !isThere else { return }
      throw arguments.usageError(
        "--\(flag.definition.name) looks at \(ids.joined(separator: ", ")); measure one of them, "
          + "or all interactions", about: flag)
    }
    if try isAsked(RunCommand.growth) {
      plan.growth = growth(of: interactions)
      try demand(!plan.growth.isEmpty, RunCommand.growth, singleNoteIDs)
    }
    if try isAsked(RunCommand.sweep) {
      let cells = sweptIDs.filter { id in interactions.contains { $0.id == id } }
        .map { Cell(interaction: $0, size: 1_000) }
      plan.sweep = cells.isEmpty ? nil : SweepPlan(cells: cells)
      try demand(plan.sweep != nil, RunCommand.sweep, sweptIDs)
    }
    if try isAsked(RunCommand.memory) { plan.memory = MemoryPlan() }
    return plan
  }

  // MARK: - Growth

  private static let sizes = [10, 100, 1_000, 10_000, 100_000]

  /// Single-note interactions, over numbers of notes.
  private static let singleNoteIDs = [
    "edit-visible", "edit-offscreen", "unrelated-change", "insert-top", "delete-middle",
  ]

  /// The same interaction by numbers of mounted profiles; each has an id of its own.
  private static let mountedIDs: [(name: String, ids: [(count: Int, id: String)])] = [
    "burst-one-turn", "burst-many-turns",
  ].map { name in
    (name, [(1, name), (5, "\(name)-5-mounted"), (25, "\(name)-25-mounted")])
  }

  private static func growth(of interactions: [Interaction]) -> [GrowthSeries] {
    func isThere(_ id: String) -> Bool { interactions.contains { $0.id == id } }
    let notes = interactions.filter { singleNoteIDs.contains($0.id) }.map { interaction in
      GrowthSeries(
        name: interaction.id, unit: "notes",
        points: sizes.filter(interaction.canDo(with:)).map {
          .init(count: $0, cell: Cell(interaction: interaction.id, size: $0))
        })
    }
    let mounted = mountedIDs.map { name, ids in
      GrowthSeries(
        name: name, unit: "mounted profiles",
        points: ids.filter { isThere($0.id) }.map {
          .init(count: $0.count, cell: Cell(interaction: $0.id, size: 1_000))
        })
    }
    return notes + mounted.filter { $0.points.count > 1 }
  }

  // MARK: - Sweep

  /// Interactions that have a few views written, and are short, so that what a write costs shows.
  private static let sweptIDs = [
    "edit-visible", "select", "insert-top", "delete-middle", "edit-moves-to-top", "rollback",
    "profile-field",
  ]
}

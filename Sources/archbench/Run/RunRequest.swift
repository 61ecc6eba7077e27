import Architectures
import ArchitectureKit
import CommandLineKit
import Measurement
import Model
import Reporting
import Scenarios

/// What a run is to measure, as the command line asks for it.
struct RunRequest {
  let plan: RunPlan
  let lineup: Lineup
  let variants: [Variant]
  let interactions: [Interaction]
  /// Those to be measured here: all, or a shard's.
  let cells: [Cell]
  /// How many there are in all shards.
  let cellsInAll: Int
  let shard: Shard?
  let seed: UInt64
  let dataPath: String?
  let countsInstructions: Bool
  /// The coarser passes beside the measurement of cells.
  let surveys: SurveyPlan
  let notes: [Note]?
  /// The words that select the same again.
  let words: [String]

  /// - Throws: a `UsageError`, or a `CommandFailure` for notes that cannot be read.
  init(_ arguments: ParsedArguments) throws {
    plan = Self.plan(arguments)
    seed = arguments[RunCommand.seed]
    dataPath = arguments[RunCommand.data]
    countsInstructions = arguments.contains(RunCommand.instructions)
    notes = try OwnNotes.read(dataPath)
    variants = Self.variants(
      arguments[RunCommand.architecture], lanes: arguments[RunCommand.lane])
    lineup = Lineup(
      base: "Baseline", contenders: variants.map(architectures.label),
      controls: [
        Lineup.Control(label: "S", variant: "Baseline"),
        Lineup.Control(label: "C", variant: baselineClone.architecture),
      ],
      injections: arguments[RunCommand.inject].map {
        Lineup.Injection(label: "+\($0) %", share: Double($0) / 100)
      })
    let ids = arguments[RunCommand.interaction]
    // A quick run has time for what is short only.
    let isQuick = arguments.contains(RunCommand.quick)
    let asked = Interactions.all.filter {
      ids.isEmpty ? !isQuick || Interactions.short.contains($0.id) : ids.contains($0.id)
    }
    var sizes = arguments[RunCommand.size]
    if let notes {
      let fewest = asked.map(\.fewestNotes).max() ?? 0
      guard notes.count >= fewest else {
        throw CommandFailure(
          "\(dataPath ?? "") has \(notes.count) notes, and the interactions need "
            + "\(fewest) at least: add some.", .badData)
      }
      guard sizes.isEmpty else {
        throw arguments.usageError(
          "--size does not go with --data: the file says how many notes there are",
          about: RunCommand.size)
      }
      sizes = [notes.count]
    }
    let all = asked.flatMap { interaction in
      let takesAll = arguments.contains(RunCommand.thorough)
      let own = interaction.sizes.filter { takesAll || $0 == 1_000 }
      let measured = own.isEmpty ? interaction.sizes : own
      return (sizes.isEmpty ? measured : Set(sizes).sorted().filter(interaction.canDo(with:))).map {
        Cell(interaction: interaction.id, size: $0)
      }
    }
    guard !all.isEmpty else {
      throw arguments.usageError(
        "so few notes are too few for \(asked.map(\.id).joined(separator: ", "))",
        about: RunCommand.size)
    }
    shard = arguments[RunCommand.shard]
    let part = shard?.cells(of: all) ?? all
    guard !part.isEmpty else {
      throw arguments.usageError(
        "There are \(all.count) cells to measure, and none is left for this shard",
        about: RunCommand.shard)
    }
    cells = part
    cellsInAll = all.count
    interactions = asked.filter { one in part.contains { $0.interaction == one.id } }
    // One part of a run does the surveys for all.
    surveys =
      (shard?.index ?? 1) == 1
      ? try Surveys.plan(arguments, interactions: asked, ownNotes: notes?.count) : SurveyPlan()
    let words = arguments.words(of: RunCommand.selection)
    self.words = words.contains("--seed") ? words : words + ["--seed", "\(seed)"]
  }

  private static func plan(_ arguments: ParsedArguments) -> RunPlan {
    var plan = RunPlan.standard
    if arguments.contains(RunCommand.quick) { plan = .quick }
    if arguments.contains(RunCommand.thorough) { plan = .thorough }
    if let rounds = arguments[RunCommand.rounds] { plan.rounds = rounds }
    return plan
  }

  /// Baseline, which all ratios are over, and those asked for: the headlines if nobody is.
  private static func variants(_ asked: [Variant], lanes: [Lane]) -> [Variant] {
    let headlines = architectures.headlines.map(\.id)
    let asksForAny = !asked.isEmpty || !lanes.isEmpty
    return architectures.variants.filter { variant in
      variant.architecture == "Baseline" || lanes.contains(variant.lane)
        || asked.contains { $0.id == variant.id }
        || !asksForAny && headlines.contains(variant.id)
    }
  }

  /// The command that asks for the same again.
  var command: String { "\(RunCommand.program) \(words.shellLine)" }
}

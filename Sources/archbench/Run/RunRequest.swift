import Architectures
import ArchitectureKit
import CommandLineKit
import Measurement
import Model
import Scenarios

/// What a run is to measure, as the command line asks for it.
struct RunRequest {
  let plan: RunPlan
  let lineup: Lineup
  let variants: [Variant]
  let interactions: [Interaction]
  let cells: [Cell]
  let seed: UInt64
  let dataPath: String?
  let countsInstructions: Bool
  let notes: [Note]?
  /// The words that ask for the same again.
  let command: String

  /// - Throws: a `UsageError`, or a `CommandFailure` for notes that cannot be read.
  init(_ arguments: ParsedArguments) throws {
    plan = Self.plan(arguments)
    seed = arguments[RunCommand.seed]
    dataPath = arguments[RunCommand.data]
    countsInstructions = arguments.contains(RunCommand.instructions)
    notes = try OwnNotes.read(dataPath)
    variants = Self.variants(arguments[RunCommand.architecture])
    lineup = Lineup(
      base: "Baseline", contenders: variants.map(\.architecture),
      controls: [
        Lineup.Control(label: "S", variant: "Baseline"),
        Lineup.Control(label: "C", variant: baselineClone.architecture),
      ],
      injections: arguments[RunCommand.inject].map {
        Lineup.Injection(label: "+\($0) %", share: Double($0) / 100)
      })
    let ids = arguments[RunCommand.interaction]
    interactions = Interactions.all.filter { ids.isEmpty || ids.contains($0.id) }
    var sizes = arguments[RunCommand.size]
    if let notes {
      guard notes.count >= Interactions.fewestNotes else {
        throw CommandFailure(
          "\(dataPath ?? "") has \(notes.count) notes, and the interactions need "
            + "\(Interactions.fewestNotes) at least: add some.", .badData)
      }
      guard sizes.isEmpty else {
        throw arguments.usageError(
          "--size does not go with --data: the file says how many notes there are",
          about: RunCommand.size)
      }
      sizes = [notes.count]
    }
    // A quick run has time for the smallest sizes only: some patterns take seconds at the others.
    let isQuick = arguments.contains(RunCommand.quick)
    cells = interactions.flatMap { interaction in
      let own = isQuick ? Array(interaction.sizes.prefix(1)) : interaction.sizes
      return (sizes.isEmpty ? own : Set(sizes).sorted()).map {
        Cell(interaction: interaction.id, size: $0)
      }
    }
    command = Self.command(arguments)
  }

  private static func plan(_ arguments: ParsedArguments) -> RunPlan {
    var plan = RunPlan.standard
    if arguments.contains(RunCommand.quick) { plan = .quick }
    if arguments.contains(RunCommand.thorough) { plan = .thorough }
    if let rounds = arguments[RunCommand.rounds] { plan.rounds = rounds }
    return plan
  }

  /// Baseline, which all ratios are over, and those asked for.
  private static func variants(_ names: [String]) -> [Variant] {
    architectures.headlines.filter {
      names.isEmpty || names.contains($0.architecture) || $0.architecture == "Baseline"
    }
  }

  private static func command(_ arguments: ParsedArguments) -> String {
    var words = ["swift run -c release archbench run"]
    if arguments.contains(RunCommand.quick) { words.append("--quick") }
    if arguments.contains(RunCommand.thorough) { words.append("--thorough") }
    words += arguments[RunCommand.architecture].map { "--architecture \($0)" }
    words += arguments[RunCommand.interaction].map { "--interaction \($0)" }
    words += arguments[RunCommand.size].map { "--size \($0)" }
    words += arguments[RunCommand.inject].map { "--inject \($0)" }
    words += arguments[RunCommand.rounds].map { ["--rounds \($0)"] } ?? []
    words.append("--seed \(arguments[RunCommand.seed])")
    words += arguments[RunCommand.data].map { ["--data \($0)"] } ?? []
    if arguments.contains(RunCommand.instructions) { words.append("--instructions") }
    return words.joined(separator: " ")
  }
}

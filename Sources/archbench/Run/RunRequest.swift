import ArchitectureKit
import Backend
import Catalog
import Interactions
import Measurement
import Model
import Report
import Results
import Support

#if ARCHBENCH_WINDOW
  import WindowDisplay
#endif

/// A run as the command line requests it.
struct RunRequest {
  let plan: RunPlan
  let contestants: Contestants
  let variants: [Variant]
  private(set) var interactions: [Interaction]
  private(set) var cases: [BenchmarkCase]
  private(set) var seed: UInt64
  let dataPath: String?
  private(set) var countsInstructions: Bool
  /// How many runs are joined into one report.
  let runs: Int
  /// Copies of this program whose code is linked in other orders.
  private(set) var linkOrders: [String] = []
  let notes: [Note]?
  /// Whether the apps are measured in a window.
  let isInWindow: Bool
  /// The words that select the same run again.
  let words: [String]

  /// Reads the arguments of a run.
  ///
  /// - Throws: a `UsageError`, or a `CommandFailure` if the notes cannot be read.
  init(_ arguments: ParsedArguments) throws {
    isInWindow = arguments.contains(RunCommand.window)
    if isInWindow { try Self.checkWindow() }
    plan = Self.plan(arguments)
    seed = arguments[RunCommand.seed]
    dataPath = arguments[RunCommand.data]
    countsInstructions = arguments.contains(RunCommand.instructions)
    runs = arguments[RunCommand.runs] ?? 1
    notes = try UserNotes.read(dataPath)
    let ids = arguments[RunCommand.interaction]
    let base = "Baseline"
    variants = Self.variants(arguments[RunCommand.architecture], base: base)
    contestants = Contestants(
      base: base, contenders: variants.map(\.name),
      controls: [Contestants.Control(name: "S", variant: base)]
        + (isInWindow ? [] : [Contestants.Control(name: "C", variant: "BaselineClone")]),
      injections: arguments[RunCommand.inject].map {
        Contestants.Injection(name: "+\($0) %", share: Double($0) / 100)
      })
    let isQuick = arguments.contains(RunCommand.quick) || isInWindow
    let asked = Interactions.all.filter {
      ids.isEmpty ? !isQuick || $0.title != nil : ids.contains($0.id)
    }
    var sizes = arguments[RunCommand.size]
    if let notes {
      let fewest = asked.map(\.fewestNotes).max() ?? 0
      guard notes.count >= fewest else {
        throw CommandFailure(
          "\(dataPath ?? "") has \(Figures.counted(notes.count, "note")), and the interactions need "
            + "\(fewest) at least: add some.", .badData)
      }
      guard sizes.isEmpty else {
        throw arguments.usageError(
          "--size does not go with --data: the file says how many notes there are",
          about: RunCommand.size)
      }
      sizes = [notes.count]
    }
    cases = asked.flatMap { interaction in
      let measured =
        sizes.isEmpty
        ? Self.sizes(of: interaction, arguments, isAsked: !ids.isEmpty)
        : Set(sizes).sorted().filter(interaction.canDo(with:))
      return measured.map { BenchmarkCase(interaction: interaction.id, size: $0) }
    }
    guard !cases.isEmpty else {
      throw arguments.usageError(
        "so few notes are too few for \(asked.map(\.id).joined(separator: ", "))",
        about: RunCommand.size)
    }
    let measured = Set(cases.map(\.interaction))
    interactions = asked.filter { measured.contains($0.id) }
    let words = arguments.words(of: RunCommand.selection)
    self.words = words.contains("--seed") ? words : words + ["--seed", "\(seed)"]
  }

  /// - Throws: a `CommandFailure` if there is no window here.
  private static func checkWindow() throws(CommandFailure) {
    #if ARCHBENCH_WINDOW
      do { try WindowDisplay.start() } catch { throw CommandFailure("\(error)", .usage) }
    #else
      throw WindowBuild.missing
    #endif
  }

  private static func plan(_ arguments: ParsedArguments) -> RunPlan {
    var plan = RunPlan.standard
    if arguments.contains(RunCommand.quick) { plan = .quick }
    if arguments.contains(RunCommand.window) {
      plan = .window(isQuick: arguments.contains(RunCommand.quick))
    }
    if let rounds = arguments[RunCommand.rounds] { plan.roundsPerPlace = rounds }
    return plan
  }

  /// Returns the numbers of notes at which a run measures an interaction.
  ///
  /// A run of growth measures the nine events at all sizes. A default run also has the event that
  /// shows most growth at the largest one, but not in a window.
  private static func sizes(
    of interaction: Interaction, _ arguments: ParsedArguments, isAsked: Bool
  ) -> [Int] {
    if arguments.contains(RunCommand.growth), interaction.title != nil {
      return Interactions.eventSizes
    }
    let own = interaction.sizes.filter { $0 == 1_000 }
    let largest =
      interaction.id == Interactions.growing && !isAsked
        && ![RunCommand.quick, RunCommand.window].contains(where: arguments.contains)
      ? Interactions.eventSizes.suffix(1) : []
    return (own.isEmpty ? interaction.sizes : own) + largest
  }

  /// Returns the base of all ratios, and the requested architectures; by default all.
  private static func variants(_ asked: [Variant], base: String) -> [Variant] {
    architectures.variants.filter { variant in
      variant.name == base || asked.isEmpty || asked.contains { $0.name == variant.name }
    }
  }

  /// Returns the request of one of several runs.
  ///
  /// The first one measures all that is asked, the others only the events, which have notes of other
  /// seeds there.
  func part(_ number: Int, linkOrders: [String]) -> RunRequest {
    var part = self
    part.linkOrders = linkOrders
    guard number > 0 else { return part }
    part.seed &+= UInt64(number)
    part.countsInstructions = false
    let events = interactions.filter { $0.title != nil }
    guard !events.isEmpty else { return part }
    part.interactions = events
    part.cases = cases.filter { cell in events.contains { $0.id == cell.interaction } }
    return part
  }

  /// The shell command that requests the same run again.
  var command: String { "\(RunCommand.program) \(words.shellLine)" }
}

/// The user's own notes, which the option `--data` names.
enum UserNotes {
  /// Returns the notes in the file at `path`, or `nil` if `path` is `nil`.
  ///
  /// - Throws: a `CommandFailure` with exit code 65.
  static func read(_ path: String?) throws -> [Note]? {
    guard let path else { return nil }
    InputFiles.note(path)
    do {
      return try OwnNotesReader.read(path)
    } catch {
      throw CommandFailure.diagnostic("\(error)", .badData)
    }
  }
}

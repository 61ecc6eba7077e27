/// Everything that a run found, as `results.json` keeps it: a report is made from this alone.
///
/// Times are in seconds, ratios are over Baseline, sizes count notes.
package struct Results: Equatable, Codable, Sendable {
  /// The version of this layout; it changes when a key changes its meaning.
  package static let currentSchema = 2

  package var schema = Results.currentSchema
  package var environment: RunEnvironment
  package var run: RunSettings
  package var controls: [String: ControlResult]
  /// Whether the controls came out as they must, so that the ratios can be believed.
  package var valid: Bool
  package var architectures: [ArchitectureEntry]
  package var interactions: [InteractionEntry]
  package var cells: [CellResult]
  /// What the controls, and injected slowdowns, read cell by cell.
  package var controlCells: [ControlCell]?
  /// What surveys found, if they were asked for: how events grow, what remains of the ratios if
  /// views cost more, what an app holds at rest.
  package var growth: [GrowthResult]?
  package var sweep: [SweepResult]?
  package var memory: [MemoryResult]?
  /// Counters that could not be read, with the reason.
  package var unavailable: [String: String]
  package var source: [SourceEntry]
  /// Why the sources that were counted are not those that were measured, a sentence; `nil` if they
  /// are.
  package var sourceNote: String?
  /// Types and roles by architecture; none in files from before they were counted.
  package var structure: [StructureEntry]?
  /// What the counts after formatting were made by, or why there are none.
  package var normalization: SourceNormalization?
  /// Who names whom and who writes what, by the compiler's index.
  package var semantics: [SemanticsResult]?
  /// What became of the patterns' rules, if they were checked.
  package var rules: [RuleResult]?
  /// The ways of some interactions through the architectures' roles, as they were recorded on these
  /// sources.
  package var traces: [TraceResult]?
  /// Why some are missing, a sentence; `nil` if none is.
  package var tracesNote: String?
  /// What the harness had proved about itself when the run was made, if that is known.
  package var selfCheck: SelfCheckFile?
  /// What is missing, a sentence each.
  package var failures: [String]
  /// What a reader should know before anything else, a sentence each.
  package var warnings: [String]
  /// The file with the raw samples, beside this one.
  package var samples = "samples.csv"
  /// The reports that this one was merged from; `nil` if it is of one run.
  package var parts: [ReportPart]?

  package init(
    environment: RunEnvironment, run: RunSettings, controls: [String: ControlResult], valid: Bool,
    architectures: [ArchitectureEntry], interactions: [InteractionEntry], cells: [CellResult],
    controlCells: [ControlCell]? = nil, unavailable: [String: String], source: [SourceEntry],
    selfCheck: SelfCheckFile? = nil, failures: [String], warnings: [String]
  ) {
    self.environment = environment
    self.run = run
    self.controls = controls
    self.valid = valid
    self.architectures = architectures
    self.interactions = interactions
    self.cells = cells
    self.controlCells = controlCells
    self.unavailable = unavailable
    self.source = source
    self.selfCheck = selfCheck
    self.failures = failures
    self.warnings = warnings
  }
}

/// How a run was asked for.
package struct RunSettings: Equatable, Codable, Sendable {
  /// The words that start the same run again.
  package var command: String
  /// `quick`, `default` or `thorough`.
  package var plan: String
  package var seed: UInt64
  package var processes: Int
  /// Those of them that gave samples.
  package var processesMeasured: Int
  package var rounds: Int
  /// Wall-clock time of the whole run.
  package var seconds: Double
  package var interrupted: Bool
  /// The share of rounds that something else on the machine disturbed.
  package var disturbedShare: Double
  /// Which part of the cells this is, as `1/2`; `nil` if it is all of them.
  package var shard: String?
  /// `true` if the run was interrupted and taken up again.
  package var resumed: Bool?

  package init(
    command: String, plan: String, seed: UInt64, processes: Int, processesMeasured: Int,
    rounds: Int, seconds: Double, interrupted: Bool, disturbedShare: Double, shard: String? = nil,
    resumed: Bool? = nil
  ) {
    self.command = command
    self.plan = plan
    self.seed = seed
    self.processes = processes
    self.processesMeasured = processesMeasured
    self.rounds = rounds
    self.seconds = seconds
    self.interrupted = interrupted
    self.disturbedShare = disturbedShare
    self.shard = shard
    self.resumed = resumed
  }
}

/// One of the measured variants.
package struct ArchitectureEntry: Equatable, Codable, Sendable {
  package var name: String
  package var variant: String
  package var lane: String
  package var summary: String
  /// The geometric mean of its ratios, by size.
  package var overall: [OverallResult]
  /// What tables call it; none in files from before there were several variants.
  package var label: String?
  /// The work on views that it does beyond the least, a sentence each.
  package var extraWork: [String]?

  package init(
    name: String, variant: String, lane: String, summary: String, overall: [OverallResult],
    label: String? = nil, extraWork: [String]? = nil
  ) {
    self.name = name
    self.variant = variant
    self.lane = lane
    self.summary = summary
    self.overall = overall
    self.label = label
    self.extraWork = extraWork
  }

  /// What tables call it.
  var shownName: String { label ?? name }
  /// Whether it stands for its architecture.
  var isHeadline: Bool { shownName == name }
}

/// One of the measured interactions.
package struct InteractionEntry: Equatable, Codable, Sendable {
  package var id: String
  package var prose: String
  package var sizes: [Int]
  /// The work that no app can do without, in words.
  package var leastWork: String
  /// The architectures whose advocates expect them to win here, fixed before measuring.
  package var predicted: [String]?
  /// One run in the language of scripts.
  package var script: String?

  package init(
    id: String, prose: String, sizes: [Int], leastWork: String, predicted: [String]? = nil,
    script: String? = nil
  ) {
    self.id = id
    self.prose = prose
    self.sizes = sizes
    self.leastWork = leastWork
    self.predicted = predicted
    self.script = script
  }
}

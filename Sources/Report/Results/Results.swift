package import Measurement
package import SourceAnalysis

/// All results of a run, as `results.json` stores them; a report is made from this value alone.
///
/// Times are in seconds, ratios are over Baseline, sizes count notes.
package struct Results: Equatable, Codable, Sendable {
  /// The version of this layout; it changes when a key changes its meaning.
  package static let currentSchema = 3

  package var schema = Results.currentSchema
  package var environment: RunEnvironment
  package var run: RunSettings
  package var controls: [String: ControlResult]
  /// Whether the controls read 1, so that the ratios can be trusted.
  package var valid: Bool
  package var architectures: [ArchitectureEntry]
  package var interactions: [InteractionEntry]
  /// The interactions that cannot run, each with the form of the app that it needs.
  package var waiting: [String: String]?
  package var cells: [CaseResult]
  /// What an event of each kind costs more than in Baseline, by architecture and size.
  package var kinds: [KindResult]?
  /// The results of the controls and injected slowdowns, case by case.
  package var controlCells: [ControlCase]?
  /// The results of the surveys, if they were requested: how event times grow, how the ratios
  /// change if views cost more, and the memory of an idle app.
  package var growth: [GrowthResult]?
  package var sweep: [SweepResult]?
  package var memory: [MemoryResult]?
  /// The seconds that the run took for each contestant, by what they were for.
  package var time: [String: PhaseTimes]?
  /// The counters that could not be read, each with the reason.
  package var unavailable: [String: String]
  package var source: [SourceEntry]
  /// The checksum of the sources that all apps share, and of those that measure them; `nil` if they
  /// are not known to be what was built.
  package var sharedSources: String?
  /// Why the counted sources differ from the measured ones, in one sentence; `nil` if they are the
  /// same.
  package var sourceNote: String?
  /// The types and roles of each architecture; `nil` in files from before they were counted.
  package var structure: [StructureEntry]?
  /// The formatter behind the normalized counts, or why there are none.
  package var normalization: SourceNormalization?
  /// Dependencies between roles and writers of properties, from the compiler's index.
  package var semantics: [SemanticsResult]?
  /// The verdicts on the patterns' rules, if they were checked.
  package var rules: [RuleResult]?
  /// Recorded calls of some interactions through the architectures' roles.
  package var traces: [TraceResult]?
  /// Why some traces are missing, in one sentence; `nil` if none is missing.
  package var tracesNote: String?
  /// What unit tests cost and find, as `archbench testability` stored it.
  package var testability: TestabilityFile?
  /// What a reader must know of the age of those figures, in one sentence; `nil` if nothing.
  package var testabilityNote: String?
  /// What change requests cost, as `archbench changes` stored it, and which requests these are.
  package var changes: [ChangeFigures]?
  package var changeRequests: [ChangesFile.Request]?
  /// How views grow with the values that they show.
  package var conversion: ChangesFile.Conversion?
  /// What a reader must know of the age of those figures, in one sentence; `nil` if nothing.
  package var changesNote: String?
  /// The last self-check of the harness before the run, if there is one.
  package var selfCheck: SelfCheckFile?
  /// What is missing, one sentence each.
  package var failures: [String]
  /// What a reader must know first, one sentence each.
  package var warnings: [String]
  /// The name of the file with the raw samples, beside this one.
  package var samples = "samples.csv"

  package init(
    environment: RunEnvironment, run: RunSettings, controls: [String: ControlResult], valid: Bool,
    architectures: [ArchitectureEntry], interactions: [InteractionEntry], cells: [CaseResult],
    controlCells: [ControlCase]? = nil, unavailable: [String: String], source: [SourceEntry],
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

/// The settings of a run.
package struct RunSettings: Equatable, Codable, Sendable {
  /// The command line that starts the same run again.
  package var command: String
  /// `quick`, `default` or `thorough`.
  package var plan: String
  package var seed: UInt64
  package var processes: Int
  /// The number of processes that delivered samples.
  package var processesMeasured: Int
  /// The places in a process, and the rounds at each, of a case that has the time for them.
  package var places: Int
  package var roundsPerPlace: Int
  /// Wall-clock time of the whole run.
  package var seconds: Double
  package var interrupted: Bool
  /// The share of epochs in which the thread had no core for more than 1 % of the timed part.
  package var disturbedShare: Double
  /// The share of epochs with page faults, those of preparing and resetting included.
  package var pageFaultShare: Double?
  /// Whether control S's intervals are wider than their goal; `nil` if there are none.
  package var noisy: Bool?
  /// The cores that other programs used while the run measured; `nil` if that is unknown.
  package var otherLoad: Double?
  /// The seconds of a fixed piece of work between the rounds: the median, and the middle 90 %.
  package var calibration: Spread?
  /// That median over the published report's; `nil` if that report has none.
  package var timeOfReference: Double?
  /// The orders in which the program's code was linked; processes took turns with them.
  package var linkOrders: Int?
  /// `true` if the run was interrupted and then resumed.
  package var resumed: Bool?

  package init(
    command: String, plan: String, seed: UInt64, processes: Int, processesMeasured: Int,
    places: Int, roundsPerPlace: Int, seconds: Double, interrupted: Bool, disturbedShare: Double,
    pageFaultShare: Double? = nil, noisy: Bool? = nil, otherLoad: Double? = nil,
    linkOrders: Int? = nil, resumed: Bool? = nil
  ) {
    self.command = command
    self.plan = plan
    self.seed = seed
    self.processes = processes
    self.processesMeasured = processesMeasured
    self.places = places
    self.roundsPerPlace = roundsPerPlace
    self.seconds = seconds
    self.interrupted = interrupted
    self.disturbedShare = disturbedShare
    self.pageFaultShare = pageFaultShare
    self.noisy = noisy
    self.otherLoad = otherLoad
    self.linkOrders = linkOrders
    self.resumed = resumed
  }
}

/// One of the measured architectures.
package struct ArchitectureEntry: Equatable, Codable, Sendable {
  package var name: String
  package var summary: String
  /// The geometric mean of its ratios, by size.
  package var overall: [OverallResult]
  /// How the app differs from Baseline; such an app has no figures over several interactions.
  package var defect: String?
  /// The checksum of the architecture's sources; `nil` if they are not known to be what was built.
  package var sources: String?

  package init(
    name: String, summary: String, overall: [OverallResult],
    defect: String? = nil
  ) {
    self.name = name
    self.summary = summary
    self.overall = overall
    self.defect = defect
  }
}

/// One of the measured interactions.
package struct InteractionEntry: Equatable, Codable, Sendable {
  package var id: String
  package var prose: String
  /// The kind that results are summed up by, as in `InteractionKind`.
  package var kind: String?
  /// What events of that kind are, as the end of a sentence.
  package var kindMeaning: String?
  /// The first interaction of its family, which counts once in its kind.
  package var family: String?
  package var sizes: [Int]
  /// The work that every app must do, in words.
  package var leastWork: String
  /// The architectures that were predicted to win here, fixed before measuring.
  package var predicted: [String]?
  /// The script of one run.
  package var script: String?

  package init(
    id: String, prose: String, kind: String? = nil, kindMeaning: String? = nil,
    family: String? = nil, sizes: [Int], leastWork: String, predicted: [String]? = nil,
    script: String? = nil
  ) {
    self.id = id
    self.prose = prose
    self.kind = kind
    self.kindMeaning = kindMeaning
    self.family = family
    self.sizes = sizes
    self.leastWork = leastWork
    self.predicted = predicted
    self.script = script
  }
}

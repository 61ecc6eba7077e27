package import Measurement

/// All results of a run, as `results.json` stores them; a report is made from this value alone.
///
/// Times are in seconds, ratios are over Baseline, sizes count notes.
package struct Results: Equatable, JSONFile, Sendable {
  /// The version of this layout; it changes when a key changes its meaning.
  package static let currentSchema = 4

  package var schema = Results.currentSchema
  package var environment: RunEnvironment
  package var run: RunSettings
  /// The runs that the report is made of, if it is of several; each gives one value to each event.
  package var runs: [RunPart] = []
  /// How fast the machine was.
  package var machine = MachineSpeed()
  /// Whether the controls read 1, so that the ratios can be trusted.
  package var valid: Bool
  package var architectures: [ArchitectureEntry]
  /// What the measured interactions are.
  package var definitions: [InteractionEntry]
  /// The results of the events that every run times.
  package var events: [Cell] = []
  /// The results of all other interactions.
  package var interactions: [Cell] = []
  /// The results of the controls and injected slowdowns.
  package var controlCells: [Cell]
  /// What each control reads over all cases.
  package var controls: [ControlSummary] = []
  /// The geometric means over the events, by variant and size.
  package var means: [MeanRatio] = []
  /// How many results have each verdict.
  package var verdicts: [String: Int] = [:]
  /// How times grow with the number of notes.
  package var growth: [Growth]
  /// The counters that could not be read, each with the reason.
  package var unavailable: [String: String]
  package var source: [SourceEntry] = []
  /// The checksum of the sources that all apps share, and of those that measure them; `nil` if they
  /// are not known to be what was built.
  package var sharedSources: String?
  /// Why the counted sources differ from the measured ones, in one sentence; `nil` if they are the
  /// same.
  package var sourceNote: String?
  /// The types and roles of each architecture.
  package var structure: [StructureEntry] = []
  /// The verdicts on the patterns' rules, if they were checked.
  package var rules: [RuleResult] = []
  /// What the events take in a real window, as `archbench run --window` measured it.
  package var window: [FrameCell] = []
  /// The conditions of that measurement, and what single pieces of work on widgets cost there.
  package var windowRun: WindowRun?
  /// What is missing, one sentence each.
  package var failures: [String]
  /// What a reader must know first, one sentence each.
  package var warnings: [String]

  /// Sorts the cells into `events` and others, by the titles of `definitions`.
  package init(
    environment: RunEnvironment, run: RunSettings, valid: Bool, architectures: [ArchitectureEntry],
    definitions: [InteractionEntry], cells: [Cell], controlCells: [Cell] = [],
    growth: [Growth] = [], unavailable: [String: String] = [:], failures: [String] = [],
    warnings: [String] = []
  ) {
    self.environment = environment
    self.run = run
    self.valid = valid
    self.architectures = architectures
    self.definitions = definitions
    self.controlCells = controlCells
    self.growth = growth
    self.unavailable = unavailable
    self.failures = failures
    self.warnings = warnings
    self.cells = cells
  }
}

extension Results {
  /// The results of all interactions.
  package var cells: [Cell] {
    get { events + interactions }
    set {
      let ids = Set(definitions.filter { $0.title != nil }.map(\.id))
      events = newValue.filter { ids.contains($0.event) }
      interactions = newValue.filter { !ids.contains($0.event) }
    }
  }

  /// The result of a variant in an event at a size.
  package subscript(_ variant: VariantID, _ event: String, _ size: Int) -> Cell? {
    cells.first { $0.architecture == variant && $0.event == event && $0.size == size }
  }

  /// The sizes of all results, the smallest first.
  package var sizes: [Int] { Set(cells.map(\.size)).sorted() }

  /// The size that the first page is about: 1,000 notes, or else that of most interactions; `nil` if
  /// nothing was measured.
  package var mainSize: Int? {
    func count(_ size: Int) -> Int { Set(cells.filter { $0.size == size }.map(\.event)).count }
    return sizes.first { $0 == 1_000 } ?? sizes.max { count($0) < count($1) }
  }

  /// What intervals of events are over.
  package var samples: String { runs.isEmpty ? "processes" : "runs" }

  /// The architectures with figures, without Baseline.
  package var contenders: [ArchitectureEntry] {
    architectures.filter { $0.id != .baseline && $0.defect == nil }
  }
}

/// How fast the machine was: the time of a fixed piece of work between the rounds.
package struct MachineSpeed: Equatable, Codable, Sendable {
  /// Its seconds: the median, and the middle 90 %; `nil` if it was not timed.
  package var kernel: Interval?

  package init(kernel: Interval? = nil) {
    self.kernel = kernel
  }
}

/// The settings of a run.
package struct RunSettings: Equatable, Codable, Sendable {
  /// The command line that starts the same run again.
  package var command: String
  /// `quick` or `default`.
  package var plan: String
  package var seed: UInt64
  /// The file with the user's own notes, as the command line named it; `nil` for generated ones.
  package var data: String?
  package var processes: Int
  /// The number of processes that delivered samples.
  package var processesMeasured: Int
  /// The places in a process, and the rounds at each, of a case that has the time for them.
  package var places: Int
  package var roundsPerPlace: Int
  /// Wall-clock time of the whole run.
  package var seconds = 0.0
  /// The share of epochs in which the thread had no core for more than 1 % of the timed part.
  package var disturbedShare: Double
  /// The share of epochs with page faults, those of preparing and resetting included.
  package var pageFaultShare = 0.0
  /// Whether control S's intervals are wider than their goal; `nil` if there are none.
  package var noisy: Bool?
  /// The cores that other programs used while the run measured; `nil` if that is unknown.
  package var otherLoad: Double?
  /// The orders in which the program's code was linked; processes took turns with them.
  package var linkOrders = 1

  package init(
    command: String, plan: String, seed: UInt64, processes: Int, processesMeasured: Int,
    places: Int, roundsPerPlace: Int, disturbedShare: Double
  ) {
    self.command = command
    self.plan = plan
    self.seed = seed
    self.processes = processes
    self.processesMeasured = processesMeasured
    self.places = places
    self.roundsPerPlace = roundsPerPlace
    self.disturbedShare = disturbedShare
  }
}

extension RunSettings {
  /// Which notes the run measured.
  var notes: String { data.map { "those in \($0)" } ?? Self.notes(ofSeed: seed) }

  static func notes(ofSeed seed: UInt64) -> String { "those of seed \(seed)" }
}

/// One of the measured architectures.
package struct ArchitectureEntry: Equatable, Codable, Sendable {
  package var name: String
  package var summary: String
  /// How the app differs from Baseline; such an app has no figures over several interactions.
  package var defect: String?
  /// The checksum of the architecture's sources; `nil` if they are not known to be what was built.
  package var sources: String?

  package var id: VariantID { VariantID(name) }

  package init(name: String, summary: String, defect: String? = nil) {
    self.name = name
    self.summary = summary
    self.defect = defect
  }
}

/// One of the measured interactions.
package struct InteractionEntry: Equatable, Codable, Sendable {
  package var id: String
  /// What a person calls it, if it is one of the events that every run times.
  package var title: String?
  package var prose: String
  package var sizes: [Int]
  /// The work that every app must do, in words.
  package var leastWork: String

  package init(id: String, title: String? = nil, prose: String, sizes: [Int], leastWork: String) {
    self.id = id
    self.title = title
    self.prose = prose
    self.sizes = sizes
    self.leastWork = leastWork
  }
}

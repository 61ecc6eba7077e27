import ArchitectureKit
import Architectures
import Controllers
import Measurement
import Model
import Scenarios
import Toolkit

/// Builds the apps that are measured: an architecture's headline variant, signed in, its list shown.
final class AppLaboratory: Laboratory {
  private let notes: [Note]?
  private let seed: UInt64
  private let memo = BackendMemo()

  /// - Parameters:
  ///   - seed: from which the notes are generated.
  ///   - notes: a user's own notes in their place.
  init(seed: UInt64, notes: [Note]? = nil) {
    self.seed = seed
    self.notes = notes
  }

  func makeSpecimen(of variant: String, size: Int) throws -> any Specimen {
    try makeSpecimen(of: variant, size: size, nanosecondsPerWrite: 0)
  }

  func makeSpecimen(
    of variant: String, size: Int, nanosecondsPerWrite: Int
  ) throws -> any Specimen {
    AppSpecimen(
      try self.variant(variant), in: world(size: size), memo: memo,
      viewCost: ViewCost(nanosecondsPerWrite: nanosecondsPerWrite))
  }

  func makeResident(of variant: String, size: Int, screens: Int) throws -> any Resident {
    try AppResident(
      self.variant(variant), in: world(size: size), memo: memo, profileCount: screens)
  }

  /// The variant of a label, or control C.
  func variant(_ label: String) throws -> Variant {
    if label == baselineClone.architecture { return baselineClone }
    guard let variant = architectures.variant(label) else {
      throw InteractionError(description: "There is no architecture or variant \(label).")
    }
    return variant
  }

  func world(size: Int) -> World {
    World(noteCount: notes?.count ?? size, seed: seed, pictures: .none, ownNotes: notes)
  }

  /// An app on its own, for checks: the interaction set up on it.
  func run(
    of interaction: Interaction, on variant: Variant, size: Int
  ) throws -> any InteractionRun {
    try interaction.start(
      on: interaction.launch(variant, in: world(size: size), memo: memo))
  }
}

/// An app with the interactions that share it.
private final class AppSpecimen: Specimen {
  private let variant: Variant
  private let world: World
  private let memo: BackendMemo
  private let viewCost: ViewCost
  private let shared: AppDriver
  private let counters = WorkSource()
  private var current: (any InteractionRun)?

  init(_ variant: Variant, in world: World, memo: BackendMemo, viewCost: ViewCost) {
    self.variant = variant
    self.world = world
    self.memo = memo
    self.viewCost = viewCost
    shared = AppDriver(variant, in: world, memo: memo)
  }

  var counterSources: [any CounterSource] { [counters] }

  func subject(for interaction: String) throws -> any Subject {
    guard let interaction = Interactions.named(interaction) else {
      throw InteractionError(description: "There is no interaction \(interaction).")
    }
    current?.end()
    shared.loop.viewCost = .none
    let driver =
      switch interaction.appNeeds {
      case .shared: shared
      case .own: interaction.launch(variant, in: world, memo: memo)
      }
    let run = try interaction.start(on: driver)
    // From here on, so that the set-up is not dearer, too.
    driver.loop.viewCost = viewCost
    current = run
    counters.loop = driver.loop
    return AppSubject(run)
  }
}

/// An interaction on an app, as what measures it sees it.
private final class AppSubject: Subject {
  private let run: any InteractionRun

  init(_ run: any InteractionRun) {
    self.run = run
  }

  var resetsAfterEachStep: Bool { run.resetsAfterEachStep }
  var pieceCount: Int { run.pieceCount }
  func prepare(steps: Range<Int>) { run.prepare(steps: steps) }
  func prepare(piece: Int, ofStep step: Int) { run.prepare(piece: piece, ofStep: step) }
  func perform(piece: Int, ofStep step: Int) { run.perform(piece: piece, ofStep: step) }
  func reset(step: Int) { run.reset(step: step) }
  func check() -> String? { run.check() ?? run.driver.defect }

  func tellPhases(_ listener: ((EventPhase) -> Void)?) {
    let loop = run.driver.loop
    guard let listener else {
      loop.onPhase = nil
      return
    }
    loop.onPhase = { phase in
      switch phase {
      case .began, .eventEnded: break
      case .propertiesEnded: listener(.architecture)
      case .layoutEnded: listener(.layout)
      case .displayEnded: listener(.display)
      }
    }
  }
}

/// The toolkit's counters, and that of the shared functions.
private final class WorkSource: CounterSource {
  var loop: MainLoop?
  private var before = WorkCounters()
  private var after = WorkCounters()
  private var callsBefore = 0
  private var callsAfter = 0

  func arm() {
    before = loop?.counters ?? WorkCounters()
    callsBefore = sharedFunctionCalls
  }

  func disarm() {
    after = loop?.counters ?? WorkCounters()
    callsAfter = sharedFunctionCalls
  }

  func read() -> [String: Int] {
    var counts = ["sharedFunctionCalls": callsAfter - callsBefore]
    for (name, value) in WorkCounters.all {
      counts[name] = after[keyPath: value] - before[keyPath: value]
    }
    return counts
  }
}

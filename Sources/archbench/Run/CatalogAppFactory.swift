import ArchitectureKit
import Backend
import Catalog
import Equivalence
import Interactions
import Measurement
import Model
import Toolkit

/// Creates the measured apps from the catalog: an architecture's, signed in, with its list on screen.
final class CatalogAppFactory: AppFactory {
  private let notes: [Note]?
  private let seed: UInt64
  private let cache = BackendCache(copiesPushes: true)

  /// Creates a factory of apps with a user's own notes, or with notes generated from a seed.
  init(seed: UInt64, notes: [Note]? = nil) {
    self.seed = seed
    self.notes = notes
  }

  func makeAppUnderTest(of variant: String, size: Int) throws -> any AppUnderTest {
    CatalogAppUnderTest(try self.variant(variant), in: fixture(size: size), cache: cache)
  }

  /// Returns the app of a contestant, or control C.
  func variant(_ contestant: String) throws -> Variant {
    if contestant == "BaselineClone" { return baselineClone }
    guard let variant = architectures.variant(contestant) else {
      throw InteractionError(description: "There is no architecture \(contestant).")
    }
    return variant
  }

  func fixture(size: Int) -> Fixture {
    Fixture(noteCount: notes?.count ?? size, seed: seed, pictures: .none, ownNotes: notes)
  }

  /// Starts an interaction on an app of its own, for checks.
  func run(
    of interaction: Interaction, on variant: Variant, size: Int
  ) throws -> any InteractionRun {
    try interaction.start(
      on: interaction.launch(variant, in: fixture(size: size), cache: cache))
  }
}

/// An app that several interactions share.
private final class CatalogAppUnderTest: AppUnderTest {
  private let variant: Variant
  private let fixture: Fixture
  private let cache: BackendCache
  private let shared: AppDriver
  /// The app of the interactions on the profile.
  private var onProfile: AppDriver?
  private let counters = WorkCounterSource()
  private var current: (any InteractionRun)?

  init(_ variant: Variant, in fixture: Fixture, cache: BackendCache) {
    self.variant = variant
    self.fixture = fixture
    self.cache = cache
    shared = AppDriver(variant, in: fixture, cache: cache)
  }

  var counterSources: [any CounterSource] { [counters] }

  func workload(for interaction: String) throws -> any Workload {
    guard let interaction = Interactions.named(interaction) else {
      throw InteractionError(description: "There is no interaction \(interaction).")
    }
    current?.end()
    let driver =
      switch interaction.appNeeds {
      case .shared: shared
      case .profile: onProfile ?? interaction.launch(variant, in: fixture, cache: cache)
      case .own: interaction.launch(variant, in: fixture, cache: cache)
      }
    if interaction.appNeeds == .profile { onProfile = driver }
    let run = try interaction.start(on: driver)
    current = run
    counters.loop = driver.loop
    return run
  }
}

/// The counters of the toolkit and of the shared functions.
private final class WorkCounterSource: CounterSource {
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

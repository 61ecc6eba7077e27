import Measurement
import SourceAnalysis
import Study
import Testing
import Toolkit

@testable import archbench

@Suite("View costs and event phases in measurements") @MainActor
struct ViewCostTests {
  private nonisolated static let nanosecondsPerWrite = 1_000_000
  private nonisolated static let headlines = BucketMap.all.map(\.architecture)
  /// The interactions with work in different phases: the first one writes views, the second one
  /// brings a cell into view.
  private nonisolated static let interactions = ["edit-visible", "insert-top"]

  @Test(
    "An event reports the end of each phase once, in their order.",
    arguments: headlines, interactions)
  func parts(variant: String, interaction: String) throws {
    let event = try Event(variant, interaction, nanosecondsPerWrite: 0)
    #expect(try event.perform(step: 0).map(\.phase) == [.architecture, .layout, .display])
  }

  @Test(
    "Work on views takes the configured time, in the phase that does the work.",
    arguments: headlines, interactions)
  func cost(label: String, interaction: String) throws {
    let costly = try Event(label, interaction, nanosecondsPerWrite: Self.nanosecondsPerWrite)
    let free = try Event(label, interaction, nanosecondsPerWrite: 0)
    let counts = try free.count(step: 9)
    let writes = counts["viewWrites", default: 0]
    let cells =
      counts["configurationWrites", default: 0]
      + ViewCost.writesPerCell * counts["cellsConfigured", default: 0]
      + ViewCost.writesPerLayout * counts["layoutPasses", default: 0]
    #expect(writes > 0 && (cells > 20) == (interaction == "insert-top"))
    // This is only a lower bound, as machines vary. The toolkit's tests show that no cost is
    // counted twice.
    let parts = try costly.perform(step: 9)
    // A row that is reconfigured is written in the layout of its table.
    let isReconfigured = counts["cellsReconfigured", default: 0] > 0
    let work = isReconfigured ? [0, writes + cells, 0] : [writes, cells, 0]
    for (part, work) in zip(parts, work) {
      let expected = Double(work) * Double(Self.nanosecondsPerWrite) / 1e9
      #expect(part.seconds >= expected, "\(part.phase) of \(work) writes")
    }
  }
}

/// An interaction of an app.
///
/// The phases of its events are timed.
@MainActor private final class Event {
  private let app: any AppUnderTest
  private let workload: any Workload

  init(_ variant: String, _ interaction: String, nanosecondsPerWrite: Int) throws {
    app = try CatalogAppFactory(seed: 1).makeAppUnderTest(
      of: variant, size: 100, nanosecondsPerWrite: nanosecondsPerWrite)
    workload = try app.workload(for: interaction)
  }

  /// Performs a step and returns the seconds of each phase.
  ///
  /// The counters are active only during the event.
  func perform(
    step: Int, counting sources: [any CounterSource] = []
  ) throws -> [(phase: EventPhase, seconds: Double)] {
    var parts: [(phase: EventPhase, seconds: Double)] = []
    workload.prepare(steps: step..<step + 1)
    workload.prepare(piece: 0, ofStep: step)
    var last = ContinuousClock.now
    workload.tellPhases { phase in
      parts.append((phase, (ContinuousClock.now - last) / .seconds(1)))
      last = .now
    }
    for source in sources { source.arm() }
    workload.perform(piece: 0, ofStep: step)
    for source in sources { source.disarm() }
    workload.tellPhases(nil)
    if workload.resetsAfterEachStep { workload.reset(step: step) }
    #expect(workload.check() == nil)
    return parts
  }

  /// Returns the work of one event.
  func count(step: Int) throws -> [String: Int] {
    _ = try perform(step: step, counting: app.counterSources)
    return app.counterSources.reduce(into: [:]) { $0.merge($1.read(), uniquingKeysWith: +) }
  }
}

@testable import archbench
import Measurement
import Testing
import Toolkit

@Suite("What views are made to cost, and the parts of an event, in what is measured") @MainActor
struct ViewCostTests {
  private nonisolated static let nanosecondsPerWrite = 1_000_000
  private nonisolated static let headlines = ["Baseline", "MVC", "MVVM", "Redux", "Ziggurat"]
  /// Where the work is: writes in the first part, a cell that comes into view in the second.
  private nonisolated static let interactions = ["edit-visible", "insert-top"]

  @Test(
    "An event tells the end of each part once, in their order",
    arguments: headlines, interactions)
  func parts(label: String, interaction: String) throws {
    let event = try Event(label, interaction, nanosecondsPerWrite: 0)
    #expect(try event.perform(step: 0).map(\.phase) == [.architecture, .layout, .display])
  }

  @Test(
    "Work on views costs what it is made to cost, in the part of the event that it is done in",
    arguments: headlines, interactions)
  func cost(label: String, interaction: String) throws {
    let dear = try Event(label, interaction, nanosecondsPerWrite: Self.nanosecondsPerWrite)
    let free = try Event(label, interaction, nanosecondsPerWrite: 0)
    let counts = try free.count(step: 9)
    let writes = counts["viewWrites", default: 0]
    let cells =
      counts["configurationWrites", default: 0]
      + ViewCost.writesPerCell * counts["cellsConfigured", default: 0]
      + ViewCost.writesPerLayout * counts["layoutPasses", default: 0]
    #expect(writes > 0 && (cells > 20) == (interaction == "insert-top"))
    // More than that is the machine's: that nothing is spent twice, the toolkit's tests show.
    let parts = try dear.perform(step: 9)
    for (part, work) in zip(parts, [writes, cells, 0]) {
      let expected = Double(work) * Double(Self.nanosecondsPerWrite) / 1e9
      #expect(part.seconds >= expected, "\(part.phase) of \(work) writes")
    }
  }
}

/// An interaction of an app, whose events are timed by their parts.
@MainActor private final class Event {
  private let specimen: any Specimen
  private let subject: any Subject

  init(_ label: String, _ interaction: String, nanosecondsPerWrite: Int) throws {
    specimen = try AppLaboratory(seed: 1).makeSpecimen(
      of: label, size: 100, nanosecondsPerWrite: nanosecondsPerWrite)
    subject = try specimen.subject(for: interaction)
  }

  /// The seconds of each part; what counts is armed for the event alone.
  func perform(
    step: Int, counting sources: [any CounterSource] = []
  ) throws -> [(phase: EventPhase, seconds: Double)] {
    var parts: [(phase: EventPhase, seconds: Double)] = []
    subject.prepare(steps: step..<step + 1)
    subject.prepare(piece: 0, ofStep: step)
    var last = ContinuousClock.now
    subject.tellPhases { phase in
      parts.append((phase, (ContinuousClock.now - last) / .seconds(1)))
      last = .now
    }
    for source in sources { source.arm() }
    subject.perform(piece: 0, ofStep: step)
    for source in sources { source.disarm() }
    subject.tellPhases(nil)
    if subject.resetsAfterEachStep { subject.reset(step: step) }
    #expect(subject.check() == nil)
    return parts
  }

  /// The work of one event.
  func count(step: Int) throws -> [String: Int] {
    _ = try perform(step: step, counting: specimen.counterSources)
    return specimen.counterSources.reduce(into: [:]) { $0.merge($1.read(), uniquingKeysWith: +) }
  }
}

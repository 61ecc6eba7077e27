import Measurement
import SourceAnalysis
import Study
import Testing

@testable import Results
@testable import archbench

@Suite("Event phases in measurements") @MainActor
struct EventPhaseTests {
  @Test(
    "An event reports the end of each phase once, in their order.",
    arguments: BucketMap.all.map(\.architecture), ["edit-visible", "insert-top"])
  func parts(variant: String, interaction: String) throws {
    let workload = try CatalogAppFactory(seed: 1).makeAppUnderTest(of: variant, size: 100)
      .workload(for: interaction)
    var phases: [EventPhase] = []
    workload.prepare(steps: 0..<1)
    workload.prepare(piece: 0, ofStep: 0)
    workload.tellPhases { phases.append($0) }
    workload.perform(piece: 0, ofStep: 0)
    workload.tellPhases(nil)
    #expect(phases == [.architecture, .layout, .display] && workload.check() == nil)
  }
}

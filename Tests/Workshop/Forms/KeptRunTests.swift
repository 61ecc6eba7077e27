import Foundation
import Report
import Support
import Testing

@testable import Workshop

/// Runs that are kept, so that a measurement that was killed goes on with them.
@Suite("Kept runs") struct KeptRunTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func results(_ valid: Bool) -> Results {
    let environment = RunEnvironment(
      date: "2026-01-01T09:00:00Z", os: "Linux", kernel: "6", machine: "x86_64", processor: "CPU",
      cores: 2, swift: "Swift 6.3", configuration: "release", commit: "abc", dirty: false)
    return Results(
      environment: environment,
      run: RunSettings(
        command: "run", plan: "default", seed: 1, processes: 1, processesMeasured: 1, places: 1,
        roundsPerPlace: 1, disturbedShare: 0),
      valid: valid, architectures: [], definitions: [], cells: [])
  }

  @Test("A run is made once, but again if its controls did not read 1.")
  func again() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "run").path
    let run = KeptRun(folder, key: "sources", in: KeptTexts(folder: root.path))
    var calls = 0
    for valid in [false, true, false] {
      let found = try run.results([]) { _ in
        calls += 1
        try? AtomicFile.write(ResultsFile.text(results(valid)), to: "\(folder)/results.json")
        return ProgramRun(["true"])
      }
      #expect(found.valid == (calls == 2))
    }
    #expect(calls == 2)
  }
}

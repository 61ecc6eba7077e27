import Measurement
package import Testing

/// Measures each test of a suite while `archbench testability` runs.
///
/// Otherwise a test runs once, as without the trait.
package struct Measured: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  private nonisolated static let repetitions = 20

  package nonisolated func provideScope(
    for test: Test, testCase: Test.Case?,
    performing run: @concurrent @Sendable () async throws -> Void
  ) async throws {
    // The first run instantiates types.
    try await run()
    guard TestRun.isMeasured else { return }
    let (objects, turns) = try await Self.counts(of: run)
    var seconds: [Duration] = []
    for _ in 0..<Self.repetitions { seconds.append(try await ContinuousClock().measure(run)) }
    let median = seconds.sorted()[Self.repetitions / 2]
    let suite = test.id.description.split(separator: "/").first.map(String.init) ?? ""
    await TestRun.write(
      TestRun.TestFigures(
        suite: suite, test: test.displayName ?? test.name, objects: objects, turns: turns,
        seconds: median / .seconds(1)))
  }

  /// Returns the objects by class, and the turns of all loops, of one run.
  @MainActor private static func counts(
    of run: @concurrent @Sendable () async throws -> Void
  ) async throws -> (objects: [String: Int]?, turns: Int) {
    guard ReferenceCounters.unavailableHere == nil else {
      TestRun.begin()
      try await run()
      return (nil, TestRun.turns)
    }
    let classes = AllocatedClasses()
    TestRun.begin()
    classes.begin()
    do {
      try await run()
      return (classes.end(), TestRun.turns)
    } catch {
      _ = classes.end()
      throw error
    }
  }
}

extension Trait where Self == Measured {
  /// Measures each test of the suite while `archbench testability` runs.
  package static var measured: Self { Measured() }
}

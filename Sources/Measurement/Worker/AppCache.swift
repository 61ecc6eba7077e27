/// Builds the contestants' apps, and remembers which ones could not be built or were wrong.
@MainActor final class AppCache {
  let contestants: Contestants
  private let factory: any AppFactory
  private(set) var failures: [ContestantFailure] = []

  init(factory: any AppFactory, contestants: Contestants) {
    self.factory = factory
    self.contestants = contestants
  }

  /// Returns a new app of `contestant` at `size`, or `nil` and records a failure.
  func app(of contestant: String, size: Int) -> (any AppUnderTest)? {
    do {
      return try factory.makeAppUnderTest(
        of: contestants.variant(of: contestant), size: size)
    } catch {
      fail(Exclusion(contestant: contestant, size: size, interaction: nil), "\(error)")
      return nil
    }
  }

  /// Returns `app` as a workload that performs `cell`'s interaction, or `nil` and records a
  /// failure.
  func workload(of app: any AppUnderTest, contestant: String, cell: BenchmarkCase) -> (
    any Workload
  )? {
    do {
      return try app.workload(for: cell.interaction)
    } catch {
      fail(contestant, in: cell, "\(error)")
      return nil
    }
  }

  /// Records that `contestant` was wrong in `cell`.
  func fail(_ contestant: String, in cell: BenchmarkCase, _ reason: String) {
    fail(Exclusion(contestant: contestant, size: cell.size, interaction: cell.interaction), reason)
  }

  /// Returns the failures since the last call.
  func takeFailures() -> [ContestantFailure] {
    defer { failures = [] }
    return failures
  }

  private func fail(_ what: Exclusion, _ reason: String) {
    let failure = ContestantFailure(what: what, reason: reason)
    if !failures.contains(failure) { failures.append(failure) }
  }
}

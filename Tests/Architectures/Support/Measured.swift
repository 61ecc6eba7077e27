import Foundation
package import Testing

/// Measures each test of a suite while `Scripts/testability` runs.
///
/// Otherwise a test runs once, as without the trait.
package struct Measured: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package nonisolated func provideScope(
    for test: Test, testCase: Test.Case?,
    performing run: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await run()
  }
}

extension Trait where Self == Measured {
  /// Measures each test of the suite while `Scripts/testability` runs.
  package static var measured: Self { Measured() }
}

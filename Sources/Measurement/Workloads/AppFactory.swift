/// Builds the apps that are measured.
@MainActor package protocol AppFactory: AnyObject {
  /// Builds a new app of `variant` with `size` notes and lets it come to rest.
  ///
  /// - Throws: A sentence if there is no such app, or if it is wrong.
  func makeAppUnderTest(of variant: String, size: Int) throws -> any AppUnderTest
}

/// A contestant's app at one size, which all interactions of that size share.
///
/// Releasing it takes the app down.
@MainActor package protocol AppUnderTest: AnyObject {
  /// The counters inside this app besides allocations: view writes and turns. Empty by default.
  var counterSources: [any CounterSource] { get }

  /// Returns the app as a workload that performs `interaction`; throws a sentence if it cannot.
  func workload(for interaction: String) throws -> any Workload
}

extension AppUnderTest {
  package var counterSources: [any CounterSource] { [] }
}

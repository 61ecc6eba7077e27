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

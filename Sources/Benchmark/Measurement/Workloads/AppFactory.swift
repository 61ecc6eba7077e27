/// Builds the apps that are measured.
@MainActor package protocol AppFactory: AnyObject {
  /// Builds a new app of `variant` with `size` notes and lets it come to rest.
  ///
  /// - Throws: A sentence if there is no such app, or if it is wrong.
  func makeAppUnderTest(of variant: String, size: Int) throws -> any AppUnderTest

  /// Builds an app of `variant` in a fixture of its own with `size` notes.
  func makeIdleApp(of variant: String, size: Int) throws -> any IdleApp
}

/// An app that the factory cannot build, with the reason.
package struct AppFactoryError: Error, CustomStringConvertible {
  package let description: String
}

extension AppFactory {
  package func makeIdleApp(of variant: String, size: Int) throws -> any IdleApp {
    throw AppFactoryError(description: "Memory at rest cannot be counted here.")
  }
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

/// An app at rest in a fixture of its own, for counting the memory that it frees at its end.
@MainActor package protocol IdleApp: AnyObject {
  /// Takes the app down and leaves its fixture, after waiting for everything that arrives late.
  func quit()

  /// The number of its views that are alive.
  var liveViewCount: Int { get }
}

/// One label's app at one size, which all interactions of that size share.
///
/// Letting go of it takes the app down.
@MainActor package protocol Specimen: AnyObject {
  /// What counts inside this app besides the allocations: view writes, turns. Empty by default.
  var counterSources: [any CounterSource] { get }

  /// The app as it performs `interaction`; throws a sentence if it cannot.
  func subject(for interaction: String) throws -> any Subject
}

extension Specimen {
  package var counterSources: [any CounterSource] { [] }
}

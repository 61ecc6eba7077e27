/// An app at rest in a fixture of its own, for counting the memory that it frees at its end.
@MainActor package protocol IdleApp: AnyObject {
  /// Takes the app down and leaves its fixture, after waiting for everything that arrives late.
  func quit()

  /// The number of its views that are alive.
  var liveViewCount: Int { get }
}

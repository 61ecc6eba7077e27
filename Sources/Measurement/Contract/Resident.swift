/// An app at rest in a world of its own, whose memory is counted when it goes.
@MainActor package protocol Resident: AnyObject {
  /// Takes the app down and leaves its world; what comes too late for it has come by then.
  func quit()

  /// How many of its views are alive.
  var liveViewCount: Int { get }
}

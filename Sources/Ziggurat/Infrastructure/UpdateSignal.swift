/// What a Service calls when it has changed: `signal()`.
///
/// The only way up: the Renderer hears it, and Services that keep up with those below them. They
/// are held weakly, as all Services hold the signal.
class UpdateSignal {
  private weak var renderer: (any SignalListener)?
  private var followers: [Follower] = []

  private struct Follower {
    weak var service: (any SignalFollower)?
  }

  init() {}

  /// Lets signals be heard; the lower Service is told first.
  func connect(_ renderer: any SignalListener, _ followers: [any SignalFollower]) {
    self.renderer = renderer
    self.followers = followers.map { Follower(service: $0) }
  }

  func callAsFunction() {
    renderer?.heardSignal()
    // By index, as a weak reference that is copied out is registered and forgotten again.
    for index in followers.indices { followers[index].service?.servicesChanged() }
  }
}

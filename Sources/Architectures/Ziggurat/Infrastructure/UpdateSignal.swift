/// The call by which a Service says that it has changed: `signal()`.
///
/// A Service cannot see what listens, nor connect anything to the signal.
protocol UpdateSignal: AnyObject {
  /// - Parameter parts: what has changed in the Service, if another Service keeps up with it.
  func callAsFunction(_ parts: ServiceParts)
}

extension UpdateSignal {
  func callAsFunction() {
    self([])
  }
}

/// The part of the Renderer that the signal knows, so that Services run without a Renderer.
protocol SignalListener: AnyObject {
  func heardSignal()
}

/// A Service that keeps up with Services below it.
protocol SignalFollower: AnyObject {
  /// The parts that this Service keeps up with.
  var followedParts: ServiceParts { get }
  /// Called at once when one of these parts has changed.
  func servicesChanged()
}

/// The one signal of an app, and the only way up from the Services.
///
/// The Renderer hears it, and so do Services that keep up with Services below them. All Services hold
/// the signal, so it holds its listeners unowned; a weak reference would make every later retain of
/// them slower.
final class AppSignal: UpdateSignal {
  private unowned var renderer: (any SignalListener)?
  private var followers: [Follower] = []

  private struct Follower {
    unowned let service: any SignalFollower
    let parts: ServiceParts
  }

  /// Connects the listeners; a lower Service comes before a higher one in `followers`.
  func connect(_ renderer: any SignalListener, _ followers: [any SignalFollower]) {
    self.renderer = renderer
    self.followers = followers.map { Follower(service: $0, parts: $0.followedParts) }
  }

  func callAsFunction(_ parts: ServiceParts) {
    renderer?.heardSignal()
    for follower in followers where !follower.parts.isDisjoint(with: parts) {
      follower.service.servicesChanged()
    }
  }
}

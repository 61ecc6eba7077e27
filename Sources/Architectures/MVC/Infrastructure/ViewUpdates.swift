import Toolkit

/// Decides when a view controller updates its views after a notice.
protocol ViewUpdates {
  /// Requests a call of the controller's `updateProperties()`.
  func request(by controller: ViewController)
}

/// Leaves the update to UIKit's property pass, which calls a controller once a turn.
///
/// However many notices come in a turn, a view is written once. A controller that is not in the
/// window is updated when its view comes back.
struct OncePerTurn: ViewUpdates {
  func request(by controller: ViewController) {
    controller.setNeedsUpdateProperties()
  }
}

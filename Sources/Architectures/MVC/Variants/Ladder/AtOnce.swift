import Toolkit

/// Updates the views at each notice, in the window or not.
struct AtOnce: ViewUpdates {
  func request(by controller: ViewController) {
    controller.updateProperties()
  }
}

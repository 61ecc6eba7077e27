/// A gradual change of a view, on its loop's clock.
///
/// It ends at its end time in a turn of its own. It ends at once when the view leaves the window,
/// or when another value is written.
final class Animation {
  private(set) weak var view: (any Animated)?
  /// The end time on the loop's clock, in milliseconds.
  let endsAt: Int64

  init(of view: any Animated, endsAt: Int64) {
    self.view = view
    self.endsAt = endsAt
  }

  var isInWindow: Bool { view?.window != nil }
}

/// A view that can draw itself during an animation.
protocol Animated: View {
  /// Called when the animation has ended; the view then shows its final state.
  func animationDidEnd()
}

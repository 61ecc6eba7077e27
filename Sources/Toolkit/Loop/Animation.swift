/// A change of a view that shows bit by bit, on its loop's clock.
///
/// It ends at its time, in a turn of its own; at once when the view leaves the window; and at a
/// write of another value.
final class Animation {
  private(set) weak var view: (any Animated)?
  /// The moment on the loop's clock, in milliseconds.
  let endsAt: Int64

  init(of view: any Animated, endsAt: Int64) {
    self.view = view
    self.endsAt = endsAt
  }

  var isInWindow: Bool { view?.window != nil }
}

/// A view that knows how it looks while a change of it is under way.
protocol Animated: View {
  /// The animation is over: the view looks as it is to stay.
  func animationDidEnd()
}

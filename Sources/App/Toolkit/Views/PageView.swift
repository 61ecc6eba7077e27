/// Shows one of several pages.
package final class PageView: View {
  /// The direction in which the finger moves: a swipe to the left shows the next page.
  package enum SwipeDirection: Sendable {
    case left
    case right
  }

  var onSwipe: ((SwipeDirection) -> Void)?

  package override var kind: String { "PageView" }

  var contentView: View? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
    }
  }

  package override func layoutSubviews() {
    contentView?.frame = bounds
  }

  /// Swipes over the page, as the user does.
  package func swipe(_ direction: SwipeDirection) {
    onSwipe?(direction)
  }
}

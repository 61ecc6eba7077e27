/// Shows one page of several that lie side by side.
package final class PageView: View {
  /// Where a finger moves: to the left brings the next page.
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

  /// The user's finger moves over the page.
  package func swipe(_ direction: SwipeDirection) {
    onSwipe?(direction)
  }
}

/// Hands out the pages on either side of one.
package protocol PageViewControllerDataSource: AnyObject {
  /// The page to the left of this one; `nil` at the first.
  func pageViewController(
    _ controller: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController?
  /// The page to the right of this one; `nil` at the last.
  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController?
}

/// Hears that the user has turned a page.
package protocol PageViewControllerDelegate: AnyObject {
  /// `page` is shown now.
  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController)
}

/// One page of several, between which the user swipes; the others are made when he does.
package final class PageViewController: ViewController {
  package weak var dataSource: (any PageViewControllerDataSource)?
  package weak var delegate: (any PageViewControllerDelegate)?
  /// The page that is shown.
  package private(set) var page: ViewController
  private let pageView: PageView

  /// Shows `page` in a page view that is part of a screen.
  package init(_ pageView: PageView, showing page: ViewController) {
    self.pageView = pageView
    self.page = page
    super.init(on: pageView.loop)
    page.parent = self
    pageView.onSwipe = { [weak self] in self?.didSwipe($0) }
  }

  package override func loadView() -> View { pageView }

  package override func viewDidLoad() {
    pageView.contentView = page.view
  }

  override var visibleChild: ViewController? { page }

  private func didSwipe(_ direction: PageView.SwipeDirection) {
    let next =
      switch direction {
      case .left: dataSource?.pageViewController(self, viewControllerAfter: page)
      case .right: dataSource?.pageViewController(self, viewControllerBefore: page)
      }
    guard let next else { return }
    let old = page
    page = next
    next.parent = self
    Self.transition(from: old, to: next) { pageView.contentView = next.view }
    old.parent = nil
    delegate?.pageViewController(self, didTurnTo: next)
  }
}

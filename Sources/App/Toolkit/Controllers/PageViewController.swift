/// Provides the pages to the left and right of a page.
package protocol PageViewControllerDataSource: AnyObject {
  /// Returns the page to the left of this one; `nil` at the first page.
  func pageViewController(
    _ controller: PageViewController, viewControllerBefore page: ViewController
  ) -> ViewController?
  /// Returns the page to the right of this one; `nil` at the last page.
  func pageViewController(
    _ controller: PageViewController, viewControllerAfter page: ViewController
  ) -> ViewController?
}

/// Is informed when the user has turned a page.
package protocol PageViewControllerDelegate: AnyObject {
  /// Called when `page` is shown.
  func pageViewController(_ controller: PageViewController, didTurnTo page: ViewController)
}

/// Shows one of several pages; the user swipes between them.
///
/// A page is made when the user swipes to it.
package final class PageViewController: ViewController {
  package weak var dataSource: (any PageViewControllerDataSource)?
  package weak var delegate: (any PageViewControllerDelegate)?
  /// The page on the screen.
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

/// Is informed of taps on the items of a tab bar.
package protocol TabBarControllerDelegate: AnyObject {
  /// Returns whether a tap may select the tab; called also for the selected tab.
  func tabBarController(_ controller: TabBarController, shouldSelect index: Int) -> Bool
  /// Called when the user has tapped a tab, which may have been selected before.
  func tabBarController(_ controller: TabBarController, didSelect index: Int)
}

extension TabBarControllerDelegate {
  package func tabBarController(_ controller: TabBarController, shouldSelect index: Int) -> Bool {
    true
  }
  package func tabBarController(_ controller: TabBarController, didSelect index: Int) {}
}

/// Shows one of several controllers, selected by tabs; each keeps its state.
open class TabBarController: ViewController {
  package final weak var delegate: (any TabBarControllerDelegate)?
  package final let viewControllers: [ViewController]
  /// The view with one tab item for each controller.
  package final let tabView: TabView

  /// Makes a tab bar that shows the first controller.
  package init(_ tabView: TabView, _ viewControllers: [ViewController]) {
    precondition(
      tabView.items.count == viewControllers.count && !viewControllers.isEmpty,
      "a tab bar needs one item for each of its controllers, and at least one")
    self.tabView = tabView
    self.viewControllers = viewControllers
    super.init(on: tabView.loop)
    for controller in viewControllers { controller.parent = self }
    for (index, item) in tabView.items.enumerated() {
      item.onTap = { [weak self] in self?.didTapItem(index) }
    }
  }

  public final override func loadView() -> View { tabView }

  open override func viewDidLoad() {
    tabView.contentView = selectedViewController.view
    tabView.items[selectedIndex].showSelected(true)
  }

  final override var visibleChild: ViewController? { selectedViewController }

  package final var selectedViewController: ViewController { viewControllers[selectedIndex] }

  @usableFromInline package final var selectedIndex: Int {
    get { storedSelectedIndex }
    set {
      let isEffective = newValue != storedSelectedIndex
      if tabView.countWrite("selectedIndex", isEffective: isEffective) { select(newValue) }
    }
  }
  private var storedSelectedIndex = 0

  private func select(_ index: Int) {
    let old = selectedViewController
    tabView.items[storedSelectedIndex].showSelected(false)
    storedSelectedIndex = index
    tabView.items[index].showSelected(true)
    guard isViewLoaded else { return }
    let change = { self.tabView.contentView = self.selectedViewController.view }
    if isVisible {
      Self.transition(from: old, to: selectedViewController, change)
    } else {
      change()
    }
  }

  private func didTapItem(_ index: Int) {
    guard delegate?.tabBarController(self, shouldSelect: index) ?? true else { return }
    if index != storedSelectedIndex { select(index) }
    delegate?.tabBarController(self, didSelect: index)
  }
}

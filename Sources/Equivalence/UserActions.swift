import ArchitectureKit
import Backend
package import Toolkit

/// The actions of a user; views are found by their identifiers, as in a UI test.
package struct UserActions {
  private let driver: AppDriver

  package init(_ driver: AppDriver) {
    self.driver = driver
  }

  /// Returns the action of a step, which the caller runs inside a turn.
  func action(for step: Step) throws(StepProblem) -> () -> Void {
    switch step {
    case .tap(let identifier):
      let view = try find(identifier, as: (any Tappable).self)
      return { view.tap() }
    case .clear(let identifier):
      let view = try find(identifier, as: (any TextInput).self)
      return { view.clear() }
    case .select(let identifier):
      let cell = try find(identifier, as: TableViewCell.self)
      return { cell.select() }
    case .delete(let identifier):
      let cell = try find(identifier, as: TableViewCell.self)
      return { cell.delete() }
    case .pull(let identifier):
      let table = try find(identifier, as: TableView.self)
      return { table.pull() }
    case .scroll(let identifier, let row):
      let table = try find(identifier, as: TableView.self)
      return { table.scroll(toTop: row) }
    case .swipe(let direction, let identifier):
      let pages = try find(identifier, as: PageView.self)
      return { pages.swipe(direction == .left ? .left : .right) }
    case .open(let url):
      return { [driver] in driver.app?.open(url: url) }
    default:
      preconditionFailure("\(step) is no action of the user's")
    }
  }

  /// Returns the view with this identifier; it must be of this kind and not be covered.
  package func find<Kind>(_ identifier: String, as kind: Kind.Type) throws(StepProblem) -> Kind {
    let view = try find(identifier)
    guard let view = view as? Kind else {
      throw StepProblem(reason: "\(identifier) is a \(view.kind), which does not take this step")
    }
    return view
  }

  /// Returns the view with this identifier, which must not be covered.
  ///
  /// A row out of view is scrolled into view first.
  package func find(_ identifier: String) throws(StepProblem) -> View {
    guard let view = driver.view(identifier) ?? scrolledTo(identifier) else {
      throw StepProblem(reason: "there is no view \(identifier) to be seen")
    }
    guard !driver.window.isCovered(view) else {
      throw StepProblem(reason: "\(identifier) is covered by what is presented over it")
    }
    return view
  }

  /// Returns whether an event can still reach a view that an earlier event of the turn reached.
  func canReach(_ view: View) -> Bool {
    view.isShown && !driver.window.isCovered(view)
  }

  /// Scrolls a row into view by the shortest way, in a separate turn.
  private func scrolledTo(_ identifier: String) -> View? {
    for table in driver.window.shownTables where !driver.window.isCovered(table) {
      guard let row = table.row(withIdentifier: identifier) else { continue }
      let rows = table.visibleRows
      let top = row < rows.lowerBound ? row : row - rows.count + 1
      driver.event { table.scroll(toTop: top) }
      return driver.view(identifier)
    }
    return nil
  }

  // MARK: - The server's actions

  /// Returns the reason a push is impossible, such as a note that the server does not have.
  static func problem(with change: ServerChange, in driver: AppDriver) -> StepProblem? {
    switch change {
    case .change(let id, _), .delete(let id):
      if !driver.backend.knows(id) {
        return StepProblem(reason: "the server has no note \(id)")
      }
    case .insert(let id, _):
      if Step.ownIDs.contains(id) {
        return StepProblem(reason: "ids from 1001 to 1000000 are the app's: \(id) is one of them")
      }
      if driver.backend.hasEverUsed(id) {
        return StepProblem(reason: "the server has or had a note \(id)")
      }
    case .friends: break
    }
    return nil
  }
}

extension View {
  /// Whether the view is in the window, and neither it nor an ancestor is hidden.
  fileprivate var isShown: Bool {
    guard window != nil else { return false }
    var view: View? = self
    while let next = view {
      if next.isHidden { return false }
      view = next.superview
    }
    return true
  }

  /// The visible tables in this view, itself included.
  fileprivate var shownTables: [TableView] {
    guard !isHidden else { return [] }
    return (self as? TableView).map { [$0] } ?? subviews.flatMap(\.shownTables)
  }
}

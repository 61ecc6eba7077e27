package import Toolkit

/// A control that the keyboard can reach, and its visible frame in the window.
package struct FocusTarget {
  package let view: View
  package let identifier: String
  /// The visible part of the control.
  package let frame: Rect

  /// Whether the control is enabled.
  ///
  /// The focus skips disabled controls.
  package var isEnabled: Bool { (view as? Control)?.isEnabled ?? true }
}

extension Window {
  /// The topmost view: an alert, a sheet or the root.
  private var top: View? { subviews.last }

  /// The name of the topmost screen.
  ///
  /// For a tab view it is the name of the tab's content.
  package var screenName: String {
    guard let top else { return "" }
    return (top is TabView ? top.subviews.lazy.compactMap(\.firstIdentifier).first : nil)
      ?? top.firstIdentifier ?? ""
  }

  /// Returns the controls of the topmost view, in the order of its view tree.
  package func focusTargets() -> [FocusTarget] {
    var found: [FocusTarget] = []
    top?.forEachShown(in: bounds) { view, frame in
      guard view.takesFocus, let identifier = view.identifier else { return }
      found.append(FocusTarget(view: view, identifier: identifier, frame: frame))
    }
    return found
  }

  /// Returns the topmost view's descendants of a type, each with its visible part.
  package func shown<Kind>(_ kind: Kind.Type) -> [(view: Kind, frame: Rect)] {
    var found: [(Kind, Rect)] = []
    top?.forEachShown(in: bounds) { view, frame in
      if let view = view as? Kind { found.append((view, frame)) }
    }
    return found
  }
}

extension View {
  /// Whether the view can have the focus.
  ///
  /// Rows share the focus of their table; read-only text never has it.
  fileprivate var takesFocus: Bool {
    switch self {
    case is TableViewCell: false
    case let text as TextView: text.isEditable
    default: self is any Tappable || self is any TextInput || self is TableView
    }
  }

  /// The identifier of the view or, if there is none, the first one among its descendants.
  fileprivate var firstIdentifier: String? {
    identifier ?? subviews.lazy.compactMap(\.firstIdentifier).first
  }

  /// Calls `body` for this view and its descendants, parents first.
  ///
  /// Only visible views are visited, each with its visible part. `origin` is the superview's corner
  /// in the coordinates of `clip`.
  fileprivate func forEachShown(
    in clip: Rect, origin: Point = Point(x: 0, y: 0), _ body: (View, Rect) -> Void
  ) {
    let place = frame.offset(x: origin.x, y: origin.y)
    let visible = place.intersection(clip)
    guard !isHidden, !visible.isEmpty else { return }
    body(self, visible)
    for view in subviews {
      view.forEachShown(in: visible, origin: Point(x: place.x, y: place.y), body)
    }
  }
}

package import Toolkit

/// A control that keyboard and mouse reach, and where it shows in the window.
package struct FocusTarget {
  package let view: View
  package let identifier: String
  /// The part of it that is to be seen.
  package let frame: Rect

  /// A disabled one is passed over on the way from control to control.
  package var isEnabled: Bool { (view as? Control)?.isEnabled ?? true }
}

extension Window {
  /// What lies uppermost: an alert, a sheet or the root.
  private var top: View? { subviews.last }

  /// The name of what lies uppermost, of a tab's content in place of the tabs.
  package var screenName: String {
    guard let top else { return "" }
    return (top is TabView ? top.subviews.lazy.compactMap(\.firstIdentifier).first : nil)
      ?? top.firstIdentifier ?? ""
  }

  /// The controls of what lies uppermost, in the order of its tree.
  package func focusTargets() -> [FocusTarget] {
    var found: [FocusTarget] = []
    top?.forEachShown(in: bounds) { view, frame in
      guard view.takesFocus, let identifier = view.identifier else { return }
      found.append(FocusTarget(view: view, identifier: identifier, frame: frame))
    }
    return found
  }

  /// The views of what lies uppermost that show at a point, from back to front.
  package func views(at point: Point) -> [View] {
    var found: [View] = []
    top?.forEachShown(in: bounds) { view, frame in
      if !frame.intersection(Rect(x: point.x, y: point.y, width: 1, height: 1)).isEmpty {
        found.append(view)
      }
    }
    return found
  }

  /// The views of a kind in what lies uppermost, with the parts of them that show.
  package func shown<Kind>(_ kind: Kind.Type) -> [(view: Kind, frame: Rect)] {
    var found: [(Kind, Rect)] = []
    top?.forEachShown(in: bounds) { view, frame in
      if let view = view as? Kind { found.append((view, frame)) }
    }
    return found
  }
}

extension View {
  /// Whether the focus can stand here: rows have it as a table, text that is only to be read never.
  fileprivate var takesFocus: Bool {
    switch self {
    case is TableViewCell: false
    case let text as TextView: text.isEditable
    default: self is any Tappable || self is any TextInput || self is TableView
    }
  }

  /// The identifier here or, if there is none, the first below.
  fileprivate var firstIdentifier: String? {
    identifier ?? subviews.lazy.compactMap(\.firstIdentifier).first
  }

  /// Calls `body` with this view and those below it, parents first, that are to be seen, and with
  /// the part of each that is; `origin` is the superview's corner, in the coordinates of `clip`.
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

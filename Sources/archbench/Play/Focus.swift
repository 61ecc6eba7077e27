import Toolkit

/// The keyboard focus.
///
/// Only the user's choice is stored, one control per screen. After each event the focused control
/// is the chosen one if it is visible, else the screen's first choice. So a table that appears gets
/// the focus, unless the user has chosen another control.
nonisolated struct Focus {
  private var screen = ""
  private var chosen: [String: String] = [:]

  /// The controls that get the focus by default.
  ///
  /// The first one that is visible wins.
  private static let firstChoices = [
    "alert.keep", "alert.ok", "editor.text", "notes.table", "login.name", "detail.edit",
  ]

  /// Sets the screen that is shown.
  ///
  /// The list keeps its control while another screen is shown, except for a tab. After a log-out
  /// all choices are reset.
  mutating func show(_ screen: String) {
    guard screen != self.screen else { return }
    self.screen = screen
    let kept = chosen.filter { $0.key == "notes" && !$0.value.hasPrefix("tabs.") }
    chosen = screen == "login" ? [:] : kept
  }

  /// Moves the focus to a control of the screen.
  mutating func choose(_ identifier: String) {
    chosen[screen] = identifier
  }

  /// Returns the control that has the focus.
  @MainActor func target(among targets: [FocusTarget]) -> FocusTarget? {
    if let mine = targets.first(where: { $0.identifier == chosen[screen] }) { return mine }
    for identifier in Self.firstChoices {
      if let first = targets.first(where: { $0.identifier == identifier }) { return first }
    }
    return targets.first(where: \.isEnabled)
  }

  /// Moves the focus forward by a number of enabled controls, or backward for a negative number.
  ///
  /// It wraps around at the ends.
  @MainActor mutating func move(by steps: Int, among targets: [FocusTarget]) {
    let mine = target(among: targets)?.identifier
    let open = targets.filter { $0.isEnabled || $0.identifier == mine }
    guard let index = open.firstIndex(where: { $0.identifier == mine }) else { return }
    choose(open[(index + steps % open.count + open.count) % open.count].identifier)
  }
}

/// A control that the keyboard can reach, and its visible frame in the window.
struct FocusTarget {
  let view: View
  let identifier: String
  /// The visible part of the control.
  let frame: Rect

  /// Whether the control is enabled.
  ///
  /// The focus skips disabled controls.
  var isEnabled: Bool { (view as? Control)?.isEnabled ?? true }
}

extension Window {
  /// The topmost view: an alert, a sheet or the root.
  private var top: View? { subviews.last }

  /// The name of the topmost screen.
  ///
  /// For a tab view it is the name of the tab's content.
  var screenName: String {
    guard let top else { return "" }
    return (top is TabView ? top.subviews.lazy.compactMap(\.firstIdentifier).first : nil)
      ?? top.firstIdentifier ?? ""
  }

  /// Returns the controls of the topmost view, in the order of its view tree.
  func focusTargets() -> [FocusTarget] {
    var found: [FocusTarget] = []
    top?.forEachShown(in: bounds) { view, frame in
      guard view.takesFocus, let identifier = view.identifier else { return }
      found.append(FocusTarget(view: view, identifier: identifier, frame: frame))
    }
    return found
  }

  /// Returns the topmost view's descendants of a type, each with its visible part.
  func shown<Kind>(_ kind: Kind.Type) -> [(view: Kind, frame: Rect)] {
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

import CGtk
import Toolkit

/// The widget of a view, with the widgets of its subviews.
///
/// It writes into the widget what the view shows, and only what differs.
class Mirror {
  unowned let display: WindowDisplay
  /// The outermost widget.
  let widget: Widget
  /// The widget with the view's identifier as its name, which has the view's text and state.
  let core: Widget
  private(set) var view: View
  private(set) var children: [Mirror] = []
  private var shownIdentifier: String?
  private var shownFrame = Rect.zero

  /// Takes a new widget; `core` is the one with text and state, if that is inside of it.
  init(_ view: View, _ widget: Widget, core: Widget? = nil, in display: WindowDisplay) {
    self.view = view
    self.widget = widget
    self.core = core ?? widget
    self.display = display
    g_object_ref_sink(widget)
    for name in Appearance.classes(of: view.identifier ?? "") { self.core.addClass(name) }
  }

  isolated deinit {
    g_object_unref(widget)
  }

  /// The widget that contains the subviews' widgets.
  var content: Widget { widget }

  /// The size in pixels, for content that has one of its own.
  var fixedSize: (width: Int, height: Int)? { nil }

  /// The height that one line of content needs.
  final var naturalHeight: Int {
    fixedSize?.height ?? widget.natural(GTK_ORIENTATION_VERTICAL)
  }

  /// Writes what this view shows; overridden for each type of view.
  func show() {}

  /// Enables or disables the control, if that differs.
  final func show(isEnabled: Bool) {
    guard isEnabled != core.isSensitive else { return }
    if !isEnabled { display.dropFocus(in: core) }
    core.isSensitive = isEnabled
  }

  /// Whether the view's subviews have widgets of their own.
  var hasChildren: Bool { false }

  /// Returns the mirror of a subview that has none yet.
  func makeChild(_ view: View) -> Mirror { display.makeMirror(of: view) }

  /// Called with the mirror of a subview that is gone.
  func didRemove(_ child: Mirror) {}

  // MARK: - Showing

  /// Shows a view of the same type as before: here and below.
  final func show(_ view: View) {
    if view !== self.view { rebind(to: view) }
    let identifier = view.identifier
    if identifier != shownIdentifier {
      shownIdentifier = identifier
      core.name = identifier ?? ""
    }
    if view.frame != shownFrame {
      shownFrame = view.frame
      gtk_widget_queue_allocate(gtk_widget_get_parent(widget) ?? widget)
    }
    show()
    if hasChildren { showChildren() }
  }

  /// Takes another view of the same type, and the mirrors below take its subviews.
  private func rebind(to view: View) {
    self.view = view
    guard children.count == view.subviews.count else { return }
    for (child, subview) in zip(children, view.subviews)
    where type(of: child.view) == type(of: subview) {
      child.rebind(to: subview)
    }
  }

  private func showChildren() {
    var next: [Mirror] = []
    next.reserveCapacity(children.count)
    var isSame = true
    for subview in view.subviews {
      let index = next.count
      let known =
        index < children.count && children[index].view === subview
        ? children[index] : children.first { $0.view === subview }
      guard !subview.isHidden else {
        if let known {
          if known.widget.isVisible {
            display.dropFocus(in: known.widget)
            known.widget.isVisible = false
          }
          next.append(known)
          if index >= children.count || children[index] !== known { isSame = false }
        }
        continue
      }
      let mirror = known ?? makeChild(subview)
      if index >= children.count || children[index] !== mirror { isSame = false }
      next.append(mirror)
      mirror.show(subview)
      if !mirror.widget.isVisible { mirror.widget.isVisible = true }
    }
    if !isSame || next.count != children.count { arrange(next) }
  }

  /// Makes these the children, in this order.
  private func arrange(_ next: [Mirror]) {
    for old in children where !next.contains(where: { $0 === old }) {
      display.takeOut(old.widget)
      didRemove(old)
    }
    children = next
    var previous: Widget?
    for child in next {
      gtk_widget_insert_after(child.widget, content, previous)
      previous = child.widget
    }
    gtk_widget_queue_allocate(content)
  }

  /// Returns the mirror of the visible view with this identifier, at or below this one.
  final func mirror(withIdentifier identifier: String) -> Mirror? {
    guard widget.isVisible else { return nil }
    if shownIdentifier == identifier { return self }
    for child in children {
      if let found = child.mirror(withIdentifier: identifier) { return found }
    }
    return nil
  }
}

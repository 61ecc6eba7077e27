import CGtk
import Toolkit

// The focus is the window's own: the app does not know of it.

extension WindowDisplay {
  /// The identifier of the control with the focus; `nil` if there is none.
  package var focusedIdentifier: String? {
    var next = window_focus(window)
    while let widget = next {
      // An entry has the text in a widget of its own.
      if widget.name != widget.typeName { return widget.name }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }

  /// Gives the focus to a control of the topmost screen, if it can take it.
  package func focus(_ identifier: String) {
    guard let mirror = layers.last?.mirror.mirror(withIdentifier: identifier) else { return }
    gtk_widget_grab_focus(mirror.core)
  }

  /// Gives the focus to the first control of a screen that has just appeared.
  func focusNewScreen(of window: Window) {
    guard let top = window.subviews.last else { return }
    let name =
      (top is TabView ? top.subviews.lazy.compactMap(\.firstIdentifier).first : nil)
      ?? top.firstIdentifier ?? ""
    guard name != screen || window_focus(self.window) == nil else { return }
    screen = name
    for identifier in Appearance.firstFocus {
      guard let mirror = layers.last?.mirror.mirror(withIdentifier: identifier) else { continue }
      return _ = gtk_widget_grab_focus(mirror.core)
    }
    window_set_focus(self.window, nil)
  }
}

extension View {
  /// The identifier of the view or, if there is none, the first one among its descendants.
  fileprivate var firstIdentifier: String? {
    identifier ?? subviews.lazy.compactMap(\.firstIdentifier).first
  }
}

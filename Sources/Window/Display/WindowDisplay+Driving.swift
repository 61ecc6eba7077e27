import CGtk
import Toolkit

// A user's actions on the widgets, found by their identifiers, for checks.

extension WindowDisplay {
  /// Clicks a button, a tab or a row; an insensitive one does not react.
  package func click(_ identifier: String) {
    guard let mirror = topmost(identifier), mirror.core.isSensitive else { return }
    if mirror is ButtonMirror || mirror is TabMirror {
      window_click(mirror.widget)
    } else {
      tap(mirror.view)
    }
  }

  /// Types a text at the end of a field or of a text, at once.
  package func type(_ text: String, into identifier: String) {
    focus(identifier)
    guard let mirror = topmost(identifier), mirror.core.isSensitive else { return }
    switch mirror {
    case is FieldMirror: window_entry_insert(mirror.core, shownText(text))
    case is TextMirror where window_text_is_editable(mirror.core) != 0:
      window_text_insert(mirror.core, shownText(text))
    default: break
    }
  }

  /// Deletes all text of a field or of a text.
  package func clearText(of identifier: String) {
    focus(identifier)
    guard let mirror = topmost(identifier), mirror.core.isSensitive else { return }
    switch mirror {
    case is FieldMirror: window_entry_clear(mirror.core)
    case is TextMirror where window_text_is_editable(mirror.core) != 0:
      window_text_set(mirror.core, "")
    default: break
    }
  }

  /// Drags the scroll bar of a list until this row is at the top; returns whether it can be.
  package func drag(_ identifier: String, to row: Int) -> Bool {
    guard let mirror = topmost(identifier), let table = mirror.view as? TableView,
      0...max(0, table.rowCount - table.frame.height) ~= row,
      let bar = gtk_widget_get_next_sibling(mirror.core)
    else { return false }
    gtk_adjustment_set_value(window_adjustment(bar), Double(row))
    return true
  }

  /// Gives the window another size in pixels.
  package func resize(width: Int, height: Int) {
    window_resize(window, Int32(width), Int32(height))
    waitForFrames()
  }

  /// The topmost one of the widgets with this name; a lower one is covered, as the app will find.
  private func topmost(_ identifier: String) -> Mirror? {
    layers.reversed().lazy.compactMap { $0.mirror.mirror(withIdentifier: identifier) }.first
  }
}

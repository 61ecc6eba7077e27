import CGtk
import Toolkit

// What the widgets show, read from the widgets themselves, in the format of a snapshot.

extension WindowDisplay {
  /// Returns a line for each visible widget of a view, as the window's `snapshot()` does.
  package func snapshot() -> String {
    var lines = ["Window window"]
    for layer in layers {
      read(
        layer.mirror.widget, depth: 1, isCovered: !layer.mirror.widget.isReachable, into: &lines)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func read(_ widget: Widget, depth: Int, isCovered: Bool, into lines: inout [String]) {
    guard widget.isVisible else { return }
    var depth = depth
    var isCovered = isCovered
    // GTK names a widget by its type until it gets a name.
    if widget.name != widget.typeName, let shown = ShownWidget(widget, in: self) {
      var words = [shown.kind, widget.name]
      words += shown.texts.map { "\"\(Snapshot.escaped($0))\"" } + shown.flags
      if isCovered { words.append("covered") }
      lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
      depth += 1
      isCovered = false
    }
    for child in widget.children {
      read(child, depth: depth, isCovered: isCovered, into: &lines)
    }
  }
}

/// The state of a named widget.
private struct ShownWidget {
  var kind = "View"
  var texts: [String] = []
  var flags: [String] = []

  init?(_ widget: Widget, in display: WindowDisplay) {
    switch widget.typeName {
    case "GtkLabel":
      kind = "Label"
      texts = [Self.text(window_label_text(widget))]
    case "GtkButton":
      kind = "Button"
      texts = [Self.text(window_button_title(widget))]
    case "GtkToggleButton":
      kind = "TabItem"
      readTab(widget)
    case "GtkEntry":
      let text = Self.text(window_entry_text(widget))
      let isSecure = window_entry_is_secure(widget) != 0
      kind = isSecure ? "SecureField" : "TextField"
      texts = [isSecure ? String(repeating: "•", count: text.count) : text]
    case "GtkTextView":
      kind = "TextView"
      let text = window_text_text(widget)
      texts = [Self.text(text)]
      g_free(text)
    case "GtkPicture":
      kind = "ImageView"
      texts = [Self.image(widget, isWide: false, in: display)]
      if gtk_widget_get_opacity(widget) < 1 { flags = ["fading"] }
    case "GtkSpinner": kind = "ActivityIndicator"
    case "GtkBox": readContainer(widget, in: display)
    default: return nil
    }
    if !widget.isSensitive { flags.append("disabled") }
  }

  private mutating func readTab(_ widget: Widget) {
    let labels = (gtk_widget_get_first_child(widget)?.children ?? []).filter(\.isVisible)
      .map { Self.text(window_label_text($0)) }
    texts = Array(labels.prefix(1))
    if window_toggle_is_active(widget) != 0 { flags.append("selected") }
    flags += labels.dropFirst().map { "badge=\($0)" }
  }

  private mutating func readContainer(_ widget: Widget, in display: WindowDisplay) {
    switch String(cString: gtk_widget_get_css_name(widget)) {
    case "list":
      kind = "TableView"
      guard let bar = gtk_widget_get_next_sibling(widget) else { return }
      let rows = window_adjustment(bar)
      let table = display.topmost(widget.name) as? TableMirror
      let top = Int(gtk_adjustment_get_value(rows)) - (table?.hiddenCount ?? 0)
      flags = ["rows=\(Int(gtk_adjustment_get_upper(rows)))", "top=\(top)"]
    case "row":
      kind = "Cell"
      readRow(widget, in: display)
    default:
      let mirror = display.topmost(widget.name)
      // Containers differ in their layout only, which has no state.
      kind = mirror?.view.kind ?? kind
      if mirror is AlertMirror {
        texts = widget.children.filter { $0.typeName == "GtkLabel" }
          .map { Self.text(window_label_text($0)) }
      }
    }
  }

  private mutating func readRow(_ widget: Widget, in display: WindowDisplay) {
    let labels = widget.children.filter { $0.typeName == "GtkLabel" }
      .map { Self.text(window_label_text($0)) }
    // The mark stands first; a snapshot has it last, and only if there is one.
    texts = Array(labels.dropFirst()) + labels.prefix(1).filter { !$0.isEmpty }
    if widget.isSelected { flags.append("selected") }
    for picture in widget.children where picture.typeName == "GtkPicture" {
      let name = Self.image(picture, isWide: true, in: display)
      if !name.isEmpty { flags.append("picture=\(name)") }
    }
  }

  /// The name of a picture; it is marked if the picture is not the one that this name has.
  private static func image(
    _ widget: Widget, isWide: Bool, in display: WindowDisplay
  ) -> String {
    let name = text(window_picture_name(widget))
    let isRight = window_picture_texture(widget) == display.pictures.texture(name, isWide: isWide)
    return isRight ? name : "\(name), another picture"
  }

  private static func text(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }
}

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

  /// The topmost one of the widgets with this name; a lower one is covered, as the app will find.
  fileprivate func topmost(_ identifier: String) -> Mirror? {
    layers.reversed().lazy.compactMap { $0.mirror.mirror(withIdentifier: identifier) }.first
  }
}

extension WindowDisplay {
  /// A mistake of a display.
  package enum Defect: CaseIterable, Sendable {
    /// One label does not get its new text.
    case missesWrite
    /// A row that is used again keeps the texts of the row before.
    case keepsTextOfReusedCell
    /// The app gets each click twice.
    case clicksTwice

    @MainActor func misses(_ view: View) -> Bool {
      self == .missesWrite && view.identifier == "editor.counter"
    }
  }
}

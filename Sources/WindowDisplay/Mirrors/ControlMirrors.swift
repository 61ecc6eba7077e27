import CGtk
import Toolkit

/// One line of text.
final class LabelMirror: Mirror {
  private var shownLabel = ""

  init(_ view: Label, in display: WindowDisplay) {
    super.init(view, Widgets.counted(window_label("", 0)), in: display)
  }

  override func show() {
    guard let view = view as? Label, view.text != shownLabel else { return }
    shownLabel = view.text
    if display.defect?.misses(view) == true { return }
    window_label_set(widget, shownText(view.text))
  }
}

/// A button with a title.
final class ButtonMirror: Mirror {
  private var shownTitle: String?

  init(_ view: Button, in display: WindowDisplay) {
    super.init(view, Widgets.counted(gtk_button_new()), in: display)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    Signals.on("clicked", of: widget) { [weak self] in
      guard let self else { return }
      display.tap(self.view)
    }
  }

  override func show() {
    guard let view = view as? Button else { return }
    if view.title != shownTitle {
      shownTitle = view.title
      window_button_set(widget, shownText(view.title))
    }
    show(isEnabled: view.isEnabled)
  }
}

/// The button of a tab, with an optional badge.
final class TabMirror: Mirror {
  private let title: Widget
  private let badge: Widget
  private var shownTitle = ""
  private var shownBadge = 0

  init(_ view: TabItem, in display: WindowDisplay) {
    title = Widgets.counted(window_label("", 0.5))
    badge = Widgets.counted(window_label("", 0.5))
    badge.isVisible = false
    badge.addClass("error")
    let both = Widgets.counted(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    gtk_widget_set_halign(both, GTK_ALIGN_CENTER)
    window_box_append(both, title)
    window_box_append(both, badge)
    super.init(view, Widgets.counted(gtk_toggle_button_new()), in: display)
    window_button_set_child(widget, both)
    for name in ["flat", "tab"] { widget.addClass(name) }
    Signals.on("clicked", of: widget) { [weak self] in
      guard let self else { return }
      display.tap(self.view)
    }
  }

  override func show() {
    guard let view = view as? TabItem else { return }
    let text = view.snapshotTexts.first ?? ""
    if text != shownTitle {
      shownTitle = text
      window_label_set(title, shownText(text))
    }
    if view.badge != shownBadge {
      shownBadge = view.badge
      window_label_set(badge, "\(view.badge)")
      badge.isVisible = view.badge != 0
    }
    // A click has toggled the button already, whether or not the app then selects the tab.
    let isSelected = view.snapshotFlags.contains("selected")
    if isSelected != (window_toggle_is_active(widget) != 0) {
      window_toggle_set(widget, isSelected ? 1 : 0)
    }
  }
}

/// One line of text that the user edits.
final class FieldMirror: Mirror {
  init(_ view: TextField, in display: WindowDisplay) {
    let identifier = view.identifier ?? ""
    let isSecure = view.kind == "SecureField"
    let placeholder = Appearance.placeholder(of: identifier) ?? ""
    super.init(
      view, Widgets.counted(window_entry(isSecure ? 1 : 0, placeholder)), in: display)
    if identifier.hasSuffix("filter") { window_entry_set_icon(widget, "edit-find-symbolic") }
    Signals.on("icon-press", of: widget) { [widget] in window_entry_clear(widget) }
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    Signals.on("changed", of: widget) { [weak self] in
      guard let self else { return }
      display.edit(self.view, text)
    }
    Signals.on("activate", of: widget) { [weak self] in
      guard let self else { return }
      display.leaveField(self.view)
    }
  }

  private var text: String { window_entry_text(widget).map { String(cString: $0) } ?? "" }

  override func show() {
    guard let view = view as? TextField else { return }
    let wanted = shownText(view.text)
    if !wanted.utf8.elementsEqual(text.utf8) { window_entry_set(widget, wanted) }
    if display.menu != nil, view.identifier == "notes.filter" {
      window_entry_set_button(widget, wanted.isEmpty ? nil : "edit-clear-symbolic")
    }
    show(isEnabled: view.isEnabled)
  }
}

/// Text of several lines, with a scroll bar.
final class TextMirror: Mirror {
  /// The app's text when it was last compared; comparing it is faster than asking GTK for its own.
  private var shown = ""

  init(_ view: TextView, in display: WindowDisplay) {
    let text = Widgets.counted(window_text(view.isEditable ? 1 : 0))
    super.init(view, Widgets.counted(window_scrolled(text)), core: text, in: display)
    widget.addClass("frame")
    guard view.isEditable, let buffer = window_text_buffer(text) else { return }
    Signals.on("changed", of: buffer) { [weak self] in
      guard let self else { return }
      // GTK replaces a selection in two steps, and each is an edit of its own.
      shown = contents
      display.edit(self.view, shown)
    }
  }

  private var contents: String {
    guard let text = window_text_text(core) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  override func show() {
    guard let view = view as? TextView else { return }
    let wanted = shownText(view.text)
    if !wanted.utf8.elementsEqual(shown.utf8) {
      shown = wanted
      window_text_set(core, wanted)
    }
    show(isEnabled: view.isEnabled)
  }
}

/// A picture; each name has a picture of its own.
final class ImageMirror: Mirror {
  private var shownName = ""
  private var isFading = false

  init(_ view: ImageView, in display: WindowDisplay) {
    super.init(view, Widgets.counted(window_picture()), in: display)
  }

  private var isInRow: Bool { view.superview is TableViewCell }

  override var fixedSize: (width: Int, height: Int)? { isInRow ? (48, 24) : (96, 96) }

  override func show() {
    guard let view = view as? ImageView else { return }
    if view.imageName != shownName {
      shownName = view.imageName
      let texture = display.pictures.texture(shownName, isWide: isInRow)
      window_picture_set(widget, texture, shownText(shownName))
    }
    let fades = !view.snapshotFlags.isEmpty
    if fades != isFading {
      isFading = fades
      gtk_widget_set_opacity(widget, fades ? 0.5 : 1)
    }
  }
}

/// A spinner, which turns while it is visible.
final class SpinnerMirror: Mirror {
  init(_ view: ActivityIndicator, in display: WindowDisplay) {
    super.init(view, Widgets.counted(gtk_spinner_new()), in: display)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    window_spin(widget, 1)
  }
}

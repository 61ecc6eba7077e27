import CGtk
import Toolkit

/// A screen with what a person needs besides the app's own views: a hint, a count, buttons or a text.
///
/// Only named widgets are taken for views, and these have no name.
final class PlayedScreenMirror: ScreenMirror {
  private let more: Widget
  private let label = Widgets.counted(window_label("", 0))
  private let text = Widgets.counted(window_text(0))

  override init(_ view: View, cssName: String = "box", in display: WindowDisplay) {
    let isEditor = view.identifier == "editor"
    let orientation = isEditor ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    more = Widgets.counted(gtk_box_new(orientation, 8))
    super.init(view, cssName: cssName, in: display)
    let frame = Widgets.counted(window_scrolled(text))
    gtk_widget_set_vexpand(frame, 1)
    frame.addClass("frame")
    frame.isVisible = isEditor
    label.addClass("dim-label")
    for part in [label, frame] { window_box_append(more, part) }
    switch view.identifier {
    case "login": window_label_set(label, "Try ada / secret")
    case "editor": window_label_set(label, "Their text:")
    case "detail":
      addButton("‹ Previous") { $0.swipe(.right) }
      addButton("Next ›") { $0.swipe(.left) }
    default: more.isVisible = false
    }
    gtk_widget_set_parent(more, widget)
  }

  private func addButton(_ title: String, _ action: @escaping (WindowDisplay) -> Void) {
    let button = Widgets.counted(gtk_button_new_with_label(title))
    // The keys stay where they are.
    gtk_widget_set_focus_on_click(button, 0)
    Signals.on("clicked", of: button) { [unowned display] in action(display) }
    window_box_append(more, button)
  }

  override func show() {
    func view(_ name: String) -> View? { self.view.subviews.first { $0.identifier == name } }
    switch self.view.identifier {
    case "notes":
      more.isVisible = (view("notes.filter") as? TextField)?.text.isEmpty == false
      let table = view("notes.table") as? TableView
      let rows = table?.isHidden == false ? table?.rowCount ?? 0 : 0
      // The title says how many notes there are.
      let all = (view("notes.title") as? Label)?.text.filter(\.isNumber) ?? ""
      window_label_set(label, "\(rows) of \(all)")
    case "editor":
      // The note below the sheet shows each change from elsewhere.
      let note = self.view.window?.view(withIdentifier: "detail.text") as? TextView
      more.isVisible = view("editor.conflict")?.isHidden == false
      if more.isVisible { window_text_set(text, shownText(note?.text ?? "")) }
    default: break
    }
  }

  override func place(_ mirror: Mirror, x: Int, y: Int, width: Int, height: Int) {
    let wide = more.natural(GTK_ORIENTATION_HORIZONTAL)
    var (ownWidth, ownHeight) = (width, height)
    switch mirror.view.identifier {
    case "login.submit": more.place(x: x, y: y + height + 12, width: wide, height: 0)
    case "nav.back":
      let end = Int(gtk_widget_get_width(widget)) - x
      more.place(x: end - wide, y: y, width: wide, height: height)
    case "notes.filter" where more.isVisible:
      ownWidth -= wide + 12
      more.place(x: x + width - wide, y: y, width: wide, height: height)
    case "editor.text" where more.isVisible:
      ownHeight = (height - 8) / 2
      more.place(x: x, y: y + height - ownHeight, width: width, height: ownHeight)
    default: break
    }
    mirror.widget.place(x: x, y: y, width: ownWidth, height: ownHeight)
  }
}

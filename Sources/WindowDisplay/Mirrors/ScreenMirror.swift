import CGtk
import Toolkit

/// The widget of a view that only places its subviews.
class ScreenMirror: Mirror {
  init(_ view: View, cssName: String = "box", in display: WindowDisplay) {
    let owner = Weak<ScreenMirror>()
    let widget = Widgets.container(cssName: cssName) { owner.object?.place($0, $1) }
    super.init(view, widget, in: display)
    owner.object = self
  }

  override var hasChildren: Bool { true }

  /// Sets the places of the children for a size in pixels.
  func place(_ width: Int, _ height: Int) {
    let padding = Appearance.padding(of: view.identifier)
    place(
      children, x: padding, y: padding, width: width - 2 * padding, height: height - 2 * padding)
  }

  final func place(_ mirrors: [Mirror], x: Int, y: Int, width: Int, height: Int) {
    let shown = mirrors.filter(\.widget.isVisible)
    let rows = rows(of: shown, height: height)
    let columns = max(1, view.frame.width)
    // Buttons of a row stand side by side, each as wide as its title.
    var ends: [Int: (column: Int, x: Int)] = [:]
    for mirror in shown {
      let frame = mirror.view.frame
      let (top, fullHeight) = rows[frame.y..<frame.maxY]
      // What contains other views has their spacing.
      let place = mirror is ScreenMirror ? fullHeight : max(0, fullHeight - rows.spacing)
      var left = frame.x * width / columns
      var wide = frame.maxX * width / columns - left
      if mirror is ButtonMirror {
        if let end = ends[frame.y], end.column + 1 == frame.x { left = end.x + 8 }
        wide = min(max(88, mirror.widget.natural(GTK_ORIENTATION_HORIZONTAL)), width - left)
        ends[frame.y] = (frame.maxX, left + wide)
      }
      wide = mirror.fixedSize?.width ?? wide
      self.place(mirror, x: x + left, y: y + top, width: wide, height: place)
    }
  }

  /// Gives a child its place, some of which a screen may take for what is not the app's.
  func place(_ mirror: Mirror, x: Int, y: Int, width: Int, height: Int) {
    mirror.widget.place(x: x, y: y, width: width, height: height)
  }

  /// Returns the heights of the rows of this view.
  private func rows(of shown: [Mirror], height: Int) -> PixelRows {
    let items = shown.map { mirror in
      let frame = mirror.view.frame
      return PixelRows.Item(
        rows: frame.y..<frame.maxY,
        height: frame.height == 1 ? mirror.naturalHeight : 0,
        isShown: true)
    }
    let hidden = view.subviews.filter(\.isHidden).map { view in
      PixelRows.Item(
        rows: view.frame.y..<view.frame.maxY, height: view is Button ? 34 : 20, isShown: false)
    }
    return PixelRows(count: view.frame.height, height: height, items: items + hidden)
  }
}

/// The content of a tab above a bar with the tabs.
final class TabsMirror: ScreenMirror {
  private let bar: Widget
  /// The height of the bar with the tabs.
  private(set) var barHeight = 0

  init(_ view: TabView, in display: WindowDisplay) {
    bar = Widgets.counted(window_box("box"))
    bar.addClass("tabs")
    gtk_widget_set_can_target(bar, 0)
    super.init(view, in: display)
    gtk_widget_set_parent(bar, widget)
  }

  override func place(_ width: Int, _ height: Int) {
    let items = children.filter { $0 is TabMirror }
    let itemHeight = items.map { $0.widget.natural(GTK_ORIENTATION_VERTICAL) }.max() ?? 0
    barHeight = itemHeight + 12
    let top = max(0, height - barHeight)
    bar.place(x: 0, y: top, width: width, height: barHeight)
    for child in children where !(child is TabMirror) {
      child.widget.place(x: 0, y: 0, width: width, height: top)
    }
    let wide = min(160, max(0, width - 32) / max(1, items.count))
    var x = (width - wide * items.count) / 2
    for item in items {
      item.widget.place(x: x + 3, y: top + 6, width: wide - 6, height: itemHeight)
      x += wide
    }
  }
}

/// A question or a message: its text above its buttons.
final class AlertMirror: ScreenMirror {
  private let message: Widget
  private var shownMessage = ""

  init(_ view: Alert, in display: WindowDisplay) {
    message = Widgets.counted(window_label("", 0.5))
    message.addClass("title-4")
    super.init(view, in: display)
    gtk_widget_set_parent(message, widget)
  }

  override func show() {
    let text = view.snapshotTexts.first ?? ""
    guard text != shownMessage else { return }
    shownMessage = text
    window_label_set(message, shownText(text))
  }

  /// The size that the alert needs.
  var naturalSize: (width: Int, height: Int) {
    let buttons = children.map { $0.widget.natural(GTK_ORIENTATION_VERTICAL) }.max() ?? 0
    let width = max(320, message.natural(GTK_ORIENTATION_HORIZONTAL) + 64)
    return (width, 24 + message.natural(GTK_ORIENTATION_VERTICAL) + 24 + buttons + 16)
  }

  override func place(_ width: Int, _ height: Int) {
    let line = message.natural(GTK_ORIENTATION_VERTICAL)
    message.place(x: 16, y: 24, width: width - 32, height: line)
    let wide = max(0, width - 32 - 8 * (children.count - 1)) / max(1, children.count)
    var x = 16
    for child in children {
      child.widget.place(x: x, y: 24 + line + 24, width: wide, height: height - line - 64)
      x += wide + 8
    }
  }
}

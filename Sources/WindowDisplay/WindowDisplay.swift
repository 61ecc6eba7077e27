import CGtk
package import Toolkit

/// A window of GTK that shows the frames of an app's window.
///
/// It keeps a widget for each view. When a frame is committed, it compares the view tree with its
/// widgets and writes what differs, as a render server does. Nothing is compared between frames.
package final class WindowDisplay {
  /// Runs an event that the user has caused; one that follows from it is no event of its own.
  package var perform: (_ follows: Bool, _ event: () -> Void) -> Void = { _, event in event() }
  /// Called for what the window itself does not handle.
  package var onCommand: (Command) -> Void = { _ in }
  /// A mistake of the display that a check must find; only tests set it.
  package var defect: Defect?

  /// A command of the user to the program.
  package enum Command: Hashable, Sendable {
    /// A function key: the architecture with this index, if there is one.
    case architecture(Int)
    case close
  }

  let window: Widget
  let pictures = Pictures()
  /// The menu of the architectures; without it, as in a measurement, the window shows the app alone.
  let menu: Widget?
  private let status = Widgets.counted(window_label("", 0))
  private let stage: Widget
  /// The window whose frames are shown; weak, because the app ends when its owner lets it go.
  private(set) weak var shown: Window?
  private(set) var layers: [Layer] = []
  /// The size of the app's window in character cells.
  private var cells = Size(width: 80, height: 24)
  private(set) var isCommitting = false
  /// The number of frames that were committed.
  private(set) package var frameCount = 0
  /// The name of the screen that has got the focus.
  var screen = ""
  /// The event that happens if the user asks for it once more.
  var warning: String?
  /// The selected row of the list, or the last one; only known with a menu.
  var selectedRow: Int?

  /// The root, a sheet or an alert; all but the root have a shade below them.
  struct Layer {
    let mirror: Mirror
    let shade: Widget?
  }

  /// Connects to the display server.
  ///
  /// - Throws: a `WindowError` if there is none.
  package static func start() throws(WindowError) {
    guard gtk_init_check() != 0 else { throw WindowError() }
    guard !isStarted else { return }
    isStarted = true
    window_add_style(Appearance.style)
  }
  private static var isStarted = false

  /// The number of living widgets of all displays.
  package static var liveWidgetCount: Int { Widgets.liveCount }

  /// Opens a window, which is empty until a frame is committed.
  ///
  /// With the names of architectures it is for a person, and shows more than the app.
  package init(width: Int = 880, height: Int = 700, architectures: [String] = []) {
    let owner = Weak<WindowDisplay>()
    stage = Widgets.container { owner.object?.place($0, $1) }
    // The least size in which each screen has room.
    gtk_widget_set_size_request(stage, 360, 384)
    menu = architectures.isEmpty ? nil : Widgets.counted(window_menu())
    for name in ["status", "caption"] { status.addClass(name) }
    window = Widgets.counted(window_new(stage, menu, status, Int32(width), Int32(height)))
    owner.object = self
    if let menu {
      for name in architectures { window_menu_append(menu, name) }
      Signals.on("notify::selected", of: menu) { [weak self] in
        self?.onCommand(.architecture(Int(window_menu_choice(menu))))
      }
    }
    Signals.onKey(of: window, isFirst: true) { [weak self] key, isControl in
      self?.press(key, isControl) ?? false
    }
    Signals.onClose(of: window) { [weak self] in
      self?.onCommand(.close)
      return true
    }
    window_present(window)
  }

  isolated deinit {
    layers = []
    window_destroy(window)
  }

  /// Sets the window's title, and what the menu shows as chosen.
  package func setTitle(_ text: String, architecture: Int = 0) {
    window_set_title(window, text)
    if let menu { window_menu_choose(menu, Int32(architecture)) }
  }

  /// Sets the line below the app.
  package func setStatus(_ text: String) { window_label_set(status, shownText(text)) }

  // MARK: - Frames

  /// Shows an app from now on: its window as it is, then each change at the end of its turn.
  ///
  /// A turn may change what only this display shows, such as the number of rows out of view. So it
  /// follows each layout, not only each frame of character cells.
  package func follow(_ loop: MainLoop, showing window: @escaping () -> Window?) {
    var shownCounters = loop.counters
    loop.onPhase = { [weak self, unowned loop] phase in
      guard phase == .displayEnded, let self, let window = window() else { return }
      let counters = loop.counters
      guard
        counters.frames != shownCounters.frames
          || counters.layoutPasses != shownCounters.layoutPasses || shown !== window
      else { return }
      shownCounters = counters
      commit(window)
    }
    if let window = window() { commit(window) }
  }

  /// Shows the frame that an app's window has just committed.
  package func commit(_ window: Window) {
    guard !isCommitting else { return }
    isCommitting = true
    frameCount += 1
    shown = window
    cells = window.bounds.size
    showLayers(of: window)
    isCommitting = false
    focusNewScreen(of: window)
  }

  /// Shows nothing, and holds no view.
  package func clear() {
    shown = nil
    for layer in layers { remove(layer) }
    layers = []
    screen = ""
  }

  private func showLayers(of window: Window) {
    let views = window.subviews.filter { !$0.isHidden }
    let isSame =
      views.count == layers.count && zip(layers, views).allSatisfy { $0.mirror.view === $1 }
    let next =
      isSame
      ? layers
      : views.enumerated().map { index, view in
        layers.first { $0.mirror.view === view }
          ?? Layer(mirror: makeMirror(of: view), shade: index == 0 ? nil : makeShade())
      }
    for (layer, view) in zip(next, views) { layer.mirror.show(view) }
    guard !isSame else { return }
    for layer in layers where !next.contains(where: { $0.mirror === layer.mirror }) {
      remove(layer)
    }
    layers = next
    var previous: Widget?
    for widget in next.flatMap({ [$0.shade, $0.mirror.widget].compactMap(\.self) }) {
      gtk_widget_insert_after(widget, stage, previous)
      previous = widget
    }
    for (index, layer) in next.enumerated() {
      layer.mirror.widget.isReachable = index == next.count - 1
      if layer.shade != nil {
        for name in ["sheet", "background"] { layer.mirror.widget.addClass(name) }
      }
    }
    gtk_widget_queue_allocate(stage)
  }

  /// Takes a widget out of its container.
  func takeOut(_ widget: Widget) {
    dropFocus(in: widget)
    gtk_widget_unparent(widget)
  }

  /// Takes the focus from a widget that is about to go or to become insensitive.
  ///
  /// GTK does so by itself, but without telling an entry, whose caret then blinks on.
  func dropFocus(in widget: Widget) {
    guard let focus = window_focus(window) else { return }
    if focus == widget || gtk_widget_is_ancestor(focus, widget) != 0 {
      window_set_focus(window, nil)
    }
  }

  private func remove(_ layer: Layer) {
    takeOut(layer.mirror.widget)
    if let shade = layer.shade { gtk_widget_unparent(shade) }
  }

  private func makeShade() -> Widget {
    let shade = Widgets.counted(window_box("box"))
    shade.addClass("shade")
    return shade
  }

  func makeMirror(of view: View) -> Mirror {
    switch view {
    case let view as Label: LabelMirror(view, in: self)
    case let view as Button: ButtonMirror(view, in: self)
    case let view as TextField: FieldMirror(view, in: self)
    case let view as TextView: TextMirror(view, in: self)
    case let view as ImageView: ImageMirror(view, in: self)
    case let view as ActivityIndicator: SpinnerMirror(view, in: self)
    case let view as TabItem: TabMirror(view, in: self)
    case let view as TabView: TabsMirror(view, in: self)
    case let view as TableView: TableMirror(view, in: self)
    case let view as TableViewCell: RowMirror(view, in: self)
    case let view as Alert: AlertMirror(view, in: self)
    default: menu == nil ? ScreenMirror(view, in: self) : PlayedScreenMirror(view, in: self)
    }
  }

  private func place(_ width: Int, _ height: Int) {
    for layer in layers {
      layer.shade?.place(x: 0, y: 0, width: width, height: height)
      let frame = layer.mirror.view.frame
      if let alert = layer.mirror as? AlertMirror {
        let size = alert.naturalSize
        let wide = min(width, size.width)
        let high = min(height, size.height)
        layer.mirror.widget.place(
          x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
      } else {
        let columns = max(1, cells.width)
        let rows = max(1, cells.height)
        let left = frame.x * width / columns
        let top = frame.y * height / rows
        // A sheet ends above the tabs.
        let tabs = layer.shade == nil ? nil : layers[0].mirror as? TabsMirror
        let end = tabs.map { height - $0.barHeight - 8 } ?? height
        layer.mirror.widget.place(
          x: left, y: top, width: frame.maxX * width / columns - left,
          height: min(frame.maxY * height / rows, end) - top)
      }
    }
  }
}

/// The reason that no window can be opened.
package nonisolated struct WindowError: Error, CustomStringConvertible {
  package var description: String {
    "There is no display to open a window on (DISPLAY and WAYLAND_DISPLAY name none that answers); "
      + "run it on a desktop, or below 'xvfb-run'."
  }
}

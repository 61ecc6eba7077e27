import CGtk

/// What happens at a signal of GTK; GTK frees it together with the object that sends the signal.
private final class Handler<Arguments, Answer> {
  let body: (Arguments) -> Answer

  init(_ body: @escaping (Arguments) -> Answer) {
    self.body = body
  }

  static func at(_ data: UnsafeMutableRawPointer?) -> Handler? {
    data.map { Unmanaged<Handler>.fromOpaque($0).takeUnretainedValue() }
  }

  var data: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
}

private typealias Plain = Handler<Void, Void>
private typealias Keys = Handler<(key: Int, isControl: Bool), Bool>
private typealias Wheel = Handler<(x: Double, y: Double), Bool>
private typealias Close = Handler<Void, Bool>

private nonisolated func free(
  _ data: UnsafeMutableRawPointer?, _ closure: UnsafeMutablePointer<GClosure>?
) {
  data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
}

enum Signals {
  /// Calls `body` at a signal that needs no answer.
  static func on(
    _ signal: String, of object: UnsafeMutableRawPointer, _ body: @escaping () -> Void
  ) {
    window_connect(
      object, signal,
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { Plain.at(data)?.body(()) }
      }, Plain(body).data, free)
  }

  /// Calls `body` at each click with the main button.
  static func onClick(of widget: Widget, _ body: @escaping () -> Void) {
    guard let gesture = gtk_gesture_click_new() else { return }
    on("released", of: UnsafeMutableRawPointer(gesture), body)
    gtk_widget_add_controller(widget, gesture)
  }

  /// Calls `body` at each key; it returns whether it has handled the key.
  ///
  /// With `isFirst` it is asked before the widget that has the focus.
  static func onKey(
    of widget: Widget, isFirst: Bool, _ body: @escaping (_ key: Int, _ isControl: Bool) -> Bool
  ) {
    guard let controller = gtk_event_controller_key_new() else { return }
    if isFirst { gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE) }
    window_connect_key(
      UnsafeMutableRawPointer(controller),
      { data, key, _, state in
        nonisolated(unsafe) let data = data
        let isControl = state.rawValue & GDK_CONTROL_MASK.rawValue != 0
        return MainActor.assumeIsolated {
          Keys.at(data)?.body((Int(key), isControl)) == true ? 1 : 0
        }
      }, Keys { body($0.key, $0.isControl) }.data, free)
    gtk_widget_add_controller(widget, controller)
  }

  /// Calls `body` at each step of the wheel; it returns whether it has handled the step.
  static func onWheel(of widget: Widget, _ body: @escaping (_ x: Double, _ y: Double) -> Bool) {
    let flags = GtkEventControllerScrollFlags(
      rawValue: GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
        | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE.rawValue)
    guard let controller = gtk_event_controller_scroll_new(flags) else { return }
    window_connect_scroll(
      UnsafeMutableRawPointer(controller),
      { data, x, y in
        nonisolated(unsafe) let data = data
        return MainActor.assumeIsolated { Wheel.at(data)?.body((x, y)) == true ? 1 : 0 }
      }, Wheel { body($0.x, $0.y) }.data, free)
    gtk_widget_add_controller(widget, controller)
  }

  /// Calls `body` when the user closes a window; it returns whether the window stays open.
  static func onClose(of window: Widget, _ body: @escaping () -> Bool) {
    window_connect_close(
      UnsafeMutableRawPointer(window),
      { data in
        nonisolated(unsafe) let data = data
        return MainActor.assumeIsolated { Close.at(data)?.body(()) == true ? 1 : 0 }
      }, Close(body).data, free)
  }
}

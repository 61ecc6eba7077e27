import CGtk

/// A widget of GTK, of any type.
typealias Widget = UnsafeMutablePointer<GtkWidget>

/// A way back to an object that lives as long as its widget or shorter.
final class Weak<Object: AnyObject> {
  weak var object: Object?
}

/// Counts the living widgets that a display has made, with those inside of others.
enum Widgets {
  static var liveCount = 0

  /// Counts a new widget, until GTK frees it.
  static func counted(_ widget: Widget?) -> Widget {
    guard let widget else { fatalError("GTK makes a widget or ends the program.") }
    liveCount += 1
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    g_object_weak_ref(object, { _, _ in MainActor.assumeIsolated { Widgets.liveCount -= 1 } }, nil)
    return widget
  }

  /// Makes a container of which `place` sets the places of the children, given its size.
  ///
  /// It is as large as its own container wants it.
  static func container(
    cssName: String = "box", place: @escaping (_ width: Int, _ height: Int) -> Void
  ) -> Widget {
    let widget = counted(window_box(cssName))
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    let data = Unmanaged.passRetained(Placing(place)).toOpaque()
    g_object_set_data_full(widget.object, "placing", data) { data in
      data.map { Unmanaged<Placing>.fromOpaque($0).release() }
    }
    let layout = gtk_custom_layout_new(
      nil,
      { _, _, _, minimum, natural, _, _ in
        minimum?.pointee = 0
        natural?.pointee = 0
      },
      { widget, width, height, _ in
        nonisolated(unsafe) let widget = widget
        MainActor.assumeIsolated {
          guard let data = widget.flatMap({ g_object_get_data($0.object, "placing") }) else {
            return
          }
          Unmanaged<Placing>.fromOpaque(data).takeUnretainedValue().place(Int(width), Int(height))
        }
      })
    gtk_widget_set_layout_manager(widget, layout)
    return widget
  }

  private final class Placing {
    let place: (Int, Int) -> Void

    init(_ place: @escaping (Int, Int) -> Void) {
      self.place = place
    }
  }
}

extension Widget {
  var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
  }

  /// The name that a driver finds the widget by: the view's identifier.
  var name: String {
    get { gtk_widget_get_name(self).map { String(cString: $0) } ?? "" }
    nonmutating set { gtk_widget_set_name(self, newValue) }
  }

  /// GTK's name of the type, such as `GtkLabel`.
  var typeName: String { String(cString: window_type(self)) }

  var isVisible: Bool {
    get { gtk_widget_get_visible(self) != 0 }
    nonmutating set { gtk_widget_set_visible(self, newValue ? 1 : 0) }
  }

  /// Whether the widget itself takes events; those above it are not asked.
  var isSensitive: Bool {
    get { gtk_widget_get_sensitive(self) != 0 }
    nonmutating set { gtk_widget_set_sensitive(self, newValue ? 1 : 0) }
  }

  /// Whether the mouse and the keyboard reach the widget and all below it.
  var isReachable: Bool {
    get { gtk_widget_get_can_target(self) != 0 }
    nonmutating set {
      gtk_widget_set_can_target(self, newValue ? 1 : 0)
      gtk_widget_set_can_focus(self, newValue ? 1 : 0)
    }
  }

  var isSelected: Bool {
    get { gtk_widget_get_state_flags(self).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 }
    nonmutating set {
      if newValue {
        gtk_widget_set_state_flags(self, GTK_STATE_FLAG_SELECTED, 0)
      } else {
        gtk_widget_unset_state_flags(self, GTK_STATE_FLAG_SELECTED)
      }
    }
  }

  /// The widgets directly below, in their order.
  var children: [Widget] {
    var found: [Widget] = []
    var next = gtk_widget_get_first_child(self)
    while let child = next {
      found.append(child)
      next = gtk_widget_get_next_sibling(child)
    }
    return found
  }

  func addClass(_ name: String) { gtk_widget_add_css_class(self, name) }

  func place(x: Int, y: Int, width: Int, height: Int) {
    window_allocate(self, Int32(x), Int32(y), Int32(max(0, width)), Int32(max(0, height)))
  }

  /// The size that the widget's content needs.
  func natural(_ orientation: GtkOrientation) -> Int { Int(window_natural(self, orientation)) }
}

/// A text as GTK takes it: its strings end at a zero byte, so that character is shown by its symbol.
func shownText(_ text: String) -> String {
  text.utf8.contains(0) ? text.replacing("\0", with: "␀") : text
}

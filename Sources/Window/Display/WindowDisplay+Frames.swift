import CGtk

// GTK's own frames, for a measurement: when they reach a phase, and that they need not wait.

extension WindowDisplay {
  /// A phase of a frame that GTK's clock has reached.
  package enum FramePhase: Hashable, Sendable {
    case began, laidOut, painted, ended
  }

  /// Calls `body` at each phase of each frame, after GTK's own work of that phase.
  package func onFramePhase(_ body: @escaping (FramePhase) -> Void) {
    guard let clock = window_clock(window) else { return }
    let signals: [(String, FramePhase)] = [
      ("before-paint", .began), ("layout", .laidOut), ("paint", .painted), ("after-paint", .ended),
    ]
    for (signal, phase) in signals {
      Signals.on(signal, of: UnsafeMutableRawPointer(clock)) { body(phase) }
    }
  }

  /// Lets GTK lay out and draw what was written, without waiting for the screen's next refresh.
  ///
  /// - Parameter isOver: Whether the frame has ended.
  /// - Returns: `false` if a frame does not come within a second.
  package func drawFrame(until isOver: () -> Bool) -> Bool {
    guard let clock = window_clock(window) else { return false }
    let limit = g_get_monotonic_time() + 1_000_000
    let data = UnsafeMutableRawPointer(clock)
    while !isOver() {
      // The clock sleeps by a timer, whose time is moved to now.
      guard let timer = g_main_context_find_source_by_user_data(nil, data) else { return true }
      g_source_set_ready_time(timer, 0)
      g_main_context_iteration(nil, 0)
      if g_get_monotonic_time() > limit { return false }
    }
    return true
  }

  /// Waits until the display server has drawn what it was sent.
  package func waitForServer() {
    gdk_display_sync(gtk_widget_get_display(window))
  }

  /// Sets the text of a label in the title bar, for a measurement of that call alone.
  package func writeText(_ text: String) {
    window_label_set(subtitle, text)
  }
}

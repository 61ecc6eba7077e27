import CGtk
import Foundation

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
}

extension WindowDisplay {
  /// Lets nothing move, in all windows of this process: no caret blinks, and nothing is animated.
  package static func holdStill() { window_set_still() }

  /// Waits until GTK has laid out and painted everything that was written.
  package func waitForFrames() {
    guard let clock = window_clock(window) else { return }
    let end = gdk_frame_clock_get_frame_counter(clock) + 3
    let limit = g_get_monotonic_time() + 2_000_000
    while gdk_frame_clock_get_frame_counter(clock) < end, g_get_monotonic_time() < limit {
      gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
      g_main_context_iteration(nil, 1)
    }
  }
}

/// GTK's event loop: it waits for the user, for the display server, and for one timer.
package enum WindowLoop {
  private static var isRunning = false
  private static var timer: guint = 0
  private static var onTimer: () -> Void = {}

  /// Handles events until `stop()`, which signals that end the process call, too.
  package static func run() {
    isRunning = true
    let stopping: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { _ in
      MainActor.assumeIsolated { WindowLoop.stop() }
      return 1
    }
    let signals = [SIGINT, SIGTERM, SIGHUP].map { g_unix_signal_add($0, stopping, nil) }
    while isRunning { g_main_context_iteration(nil, 1) }
    for signal in signals { g_source_remove(signal) }
  }

  package static func stop() { isRunning = false }

  /// Calls `body` once after this time, instead of what was to be called before; `nil` is never.
  package static func after(milliseconds: Int64?, _ body: @escaping () -> Void) {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
    guard let milliseconds else { return }
    onTimer = body
    timer = g_timeout_add(
      guint(clamping: max(0, milliseconds)),
      { _ in
        MainActor.assumeIsolated {
          WindowLoop.timer = 0
          WindowLoop.onTimer()
        }
        return 0
      }, nil)
  }

  /// Handles the events that are there, without waiting.
  package static func handlePending() {
    while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
  }
}

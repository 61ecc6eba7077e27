import CGtk

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

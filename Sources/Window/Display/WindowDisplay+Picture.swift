import CGtk
package import Foundation

extension WindowDisplay {
  /// Shows GTK's dark style or its light one, in all windows of this process.
  package static func setDark(_ isDark: Bool) { window_set_dark(isDark ? 1 : 0) }

  /// Lets nothing move, in all windows of this process: no caret blinks, and nothing is animated.
  package static func holdStill() { window_set_still() }

  /// Returns a picture of the window as a PNG, `scale` times as large; `nil` if it shows nothing.
  package func picture(scale: Double = 1) -> Data? {
    window_hide_focus(window)
    waitForFrames()
    guard let bytes = window_picture_of(window, scale) else { return nil }
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    return g_bytes_get_data(bytes, &count).map { Data(bytes: $0, count: Int(count)) }
  }

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

import ArchitectureKit
package import Equivalence
import Glibc
package import Measurement
import Toolkit
package import WindowDisplay

/// A window in which apps take turns, with a clock for the parts of their frames.
///
/// All apps use the same window, so none has the focus or a larger place on the screen alone.
package final class FrameStage {
  package let timer: FrameTimer
  private let display: WindowDisplay
  private weak var shown: AppDriver?
  private var isTiming = false
  private var isOver = false
  private var isLate = false

  /// Opens a window.
  ///
  /// - Throws: a `WindowError` if there is no display.
  package init() throws(WindowError) {
    try WindowDisplay.start()
    WindowDisplay.holdStill()
    display = WindowDisplay()
    timer = FrameTimer { nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) }
    display.setTitle("Notes")
    display.onFramePhase { [weak self] in self?.reach($0) }
    display.waitForFrames()
  }

  /// What went wrong with frames, as a sentence; `nil` if nothing did.
  package var defect: String? {
    isLate ? "A frame did not come within a second." : timer.defect
  }

  /// Shows this app alone, with all that it shows drawn.
  package func show(_ driver: AppDriver) {
    if driver !== shown {
      shown?.loop.onPhase = nil
      shown = driver
      display.clear()
      display.follow(driver.loop) { [weak driver] in driver?.app?.window }
      let follow = driver.loop.onPhase
      driver.loop.onPhase = { [weak self] phase in self?.reach(phase) { follow?(phase) } }
    }
    settle()
  }

  /// Draws what waits to be drawn; an app that has quit has no views.
  package func settle() {
    if let shown, shown.app == nil { display.clear() }
    draw()
  }

  /// Times a piece of an event with its frames.
  package func time(_ piece: () -> Void) {
    isTiming = true
    timer.begin()
    piece()
    timer.finish()
    isTiming = false
  }

  // MARK: - Frames

  private func reach(_ phase: TurnPhase, _ follow: () -> Void) {
    guard isTiming, phase == .propertiesEnded || phase == .displayEnded else { return follow() }
    guard phase == .displayEnded else { return timer.end(.own) }
    timer.end(.passes)
    let before = display.frameCount
    follow()
    guard display.frameCount != before else { return }
    timer.end(.commit)
    timer.beginWait()
    draw()
    timer.endWait()
  }

  private func reach(_ phase: WindowDisplay.FramePhase) {
    if phase == .ended { isOver = true }
    guard isTiming else { return }
    switch phase {
    case .began: timer.endWait()
    case .laidOut: timer.end(.layout)
    case .painted: timer.end(.paint)
    case .ended:
      timer.end(.paint)
      timer.beginWait()
    }
  }

  private func draw() {
    isOver = false
    if !display.drawFrame(until: { isOver }) { isLate = true }
    display.waitForServer()
  }
}

/// Returns the nanoseconds of one of the system's clocks.
private func nanoseconds(of clock: clockid_t) -> UInt64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

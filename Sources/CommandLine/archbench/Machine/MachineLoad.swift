import Foundation
import Measurement

/// How many cores other programs use, on average over a span of time.
struct MachineLoad {
  private let start = ContinuousClock.now
  private let busyBefore = Machine.busySeconds
  private let ownBefore = ProcessorTime.ownSeconds

  /// The cores in use by other programs since this value was made; `nil` if that is unknown.
  var others: Double? {
    guard let busyBefore, let busy = Machine.busySeconds else { return nil }
    let span = (ContinuousClock.now - start) / .seconds(1)
    let own = ProcessorTime.ownSeconds - ownBefore
    return span > 0 ? max(0, (busy - busyBefore - own) / span) : nil
  }

  /// Waits a second and returns the cores in use by other programs meanwhile.
  static func now() -> Double? {
    let load = MachineLoad()
    Thread.sleep(forTimeInterval: 1)
    return load.others
  }
}

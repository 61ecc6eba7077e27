/// The parts of an event in a window, from the user's action to the pixels.
package enum FramePart: Int, CaseIterable, Sendable {
  /// The app's own code, until its last write to a view.
  case own
  /// The toolkit's layout and display.
  case passes
  /// The writes into widgets.
  case commit
  /// GTK's layout.
  case layout
  /// GTK's drawing.
  case paint
  /// The time of all cores for this program. The other parts add up to the event; this is beside
  /// them.
  case processor
}

/// Times the parts of frames, on a clock that stands still while a frame waits for its turn.
///
/// Each stretch of a piece is either one of the parts or waiting. So the parts add up to the whole time
/// on this clock. A frame that is counted twice is found, and waiting in a part.
@MainActor package final class FrameTimer {
  private let machine: Instruments
  private let processorTime: () -> UInt64
  private let overhead: UInt64
  private var parts = FrameTimer.nothing
  private var last: UInt64 = 0
  /// Nanoseconds that frames have waited since the timer was made, by the clock and on a core.
  private var waited: UInt64 = 0
  private var waitedOnCore: UInt64 = 0
  private var waitStart: UInt64 = 0
  private var isWaiting = false
  /// The start of the piece that is timed, on this timer's clock, and what its parts were then.
  private var start: UInt64 = 0
  private var startSum = 0.0
  private var processorStart: UInt64 = 0
  private var readings = 0
  /// What does not add up, as a sentence; `nil` if all does.
  package private(set) var defect: String?

  /// Nanoseconds by which the parts of a piece may differ from the whole, besides readings.
  private static let tolerance = 1.0
  private static let nothing = [Double](repeating: 0, count: FramePart.allCases.count)

  /// Times frames by the machine, and by the nanoseconds for which this program has had cores.
  package init(_ machine: Instruments = .machine, processorTime: @escaping () -> UInt64) {
    self.machine = machine
    self.processorTime = processorTime
    overhead =
      (0..<100).map { _ in
        let start = machine.now()
        return machine.now() &- start
      }.sorted()[50]
  }

  /// The machine's instruments without the time that frames wait.
  package var instruments: Instruments {
    Instruments(
      now: { [self] in now }, threadTime: { [self] in machine.threadTime() &- waitedOnCore },
      pageFaults: machine.pageFaults, calibration: machine.calibration)
  }

  private var now: UInt64 { machine.now() &- waited }
  private var sum: Double { parts.dropLast().reduce(0, +) }

  /// Begins a piece of an event.
  package func begin() {
    startSum = sum
    readings = 0
    processorStart = processorTime() &- waitedOnCore
    last = machine.now()
    start = last &- waited
  }

  /// Ends a part: what happened since the last call belongs to it.
  package func end(_ part: FramePart) {
    if isWaiting { defect = "A part of a frame has ended while the frame waits for its turn." }
    let now = machine.now()
    let time = now &- last
    parts[part.rawValue] += Double(time > overhead ? time - overhead : 0)
    readings += 1
    last = now
  }

  /// Begins to wait.
  package func beginWait() {
    if isWaiting { defect = "A frame has ended that did not begin." }
    isWaiting = true
    waitStart = machine.threadTime()
  }

  /// Ends waiting: what happened since the last part is none.
  package func endWait() {
    if !isWaiting { defect = "A frame has begun twice." }
    isWaiting = false
    waitedOnCore &+= machine.threadTime() &- waitStart
    let now = machine.now()
    waited &+= now &- last
    last = now
  }

  /// Ends a piece of an event; its rest is the app's own.
  package func finish() {
    end(.own)
    let whole = Double(last &- waited &- start)
    let processor = processorTime() &- waitedOnCore &- processorStart
    parts[FramePart.processor.rawValue] += Double(Int64(bitPattern: processor))
    let sum = sum - startSum
    if abs(whole - sum) > Double(readings) * Double(overhead) + Self.tolerance {
      defect =
        "The parts of a frame take \(Int(sum)) ns together, and the frame takes \(Int(whole)) ns."
    }
  }

  /// Returns the nanoseconds of each part since the last call.
  package func takeParts() -> [Double] {
    defer { parts = Self.nothing }
    return parts
  }
}

import CProbes

/// The readings that a pass takes from the machine; tests provide their own.
@MainActor package struct Instruments {
  /// Nanoseconds; only differences have a meaning.
  package let now: () -> UInt64
  /// Nanoseconds for which this thread has had a core.
  package let threadTime: () -> UInt64
  /// How many page faults this thread has had.
  package var pageFaults: () -> Int = { 0 }
  /// Does the fixed work that calibrates machines.
  package var calibration: () -> Void = {}

  /// The machine's instruments: CLOCK_MONOTONIC_RAW, CLOCK_THREAD_CPUTIME_ID and getrusage.
  package static let machine = Instruments(
    now: { probe_clock_ns() }, threadTime: { probe_thread_time_ns() },
    pageFaults: { Int(probe_page_faults()) }, calibration: { _ = probe_calibrate() })

  /// Returns the nanoseconds of the fixed work: the least of three, so a short disturbance is left out.
  package func calibrationTime() -> Double {
    (0..<3).map { _ in
      let start = now()
      calibration()
      return Double(now() &- start)
    }.min() ?? 0
  }

  /// Returns the seconds since `start`, a reading of `now`.
  package func seconds(since start: UInt64) -> Double {
    Double(now() &- start) / 1e9
  }
}

/// The processor time that this program has used.
package enum ProcessorTime {
  /// Seconds of this process and of its children that have ended.
  package static var ownSeconds: Double { probe_own_processor_seconds() }
}

/// Random live blocks on the heap, so that apps built after them get other addresses than before.
@MainActor final class HeapNoise {
  private var blocks: [UnsafeMutableRawPointer] = []

  /// Adds 0 to 64 blocks of 16 to 1 024 bytes.
  func add(using generator: inout some RandomNumberGenerator) {
    for _ in 0..<Int.random(in: 0...64, using: &generator) {
      let size = Int.random(in: 16...1024, using: &generator)
      blocks.append(.allocate(byteCount: size, alignment: 16))
    }
  }

  isolated deinit {
    for block in blocks { block.deallocate() }
  }
}

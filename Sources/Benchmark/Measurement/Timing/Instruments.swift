import CProbes

/// The readings that a pass takes from the machine; tests provide their own.
@MainActor package struct Instruments {
  /// Nanoseconds; only differences have a meaning.
  package let now: () -> UInt64
  /// How often the CPU has been taken away from this thread so far.
  package let involuntarySwitches: () -> Int

  package init(now: @escaping () -> UInt64, involuntarySwitches: @escaping () -> Int) {
    self.now = now
    self.involuntarySwitches = involuntarySwitches
  }

  /// The machine's instruments: CLOCK_MONOTONIC_RAW and getrusage.
  package static let machine = Instruments(
    now: { probe_clock_ns() },
    involuntarySwitches: { Int(probe_involuntary_switches()) })

  /// Returns the seconds since `start`, a reading of `now`.
  package func seconds(since start: UInt64) -> Double {
    Double(now() &- start) / 1e9
  }
}

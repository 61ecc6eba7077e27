import CProbes

/// What a pass reads from the machine; tests bring their own.
@MainActor package struct Instruments {
  /// Nanoseconds; only differences mean anything.
  package let now: () -> UInt64
  /// How often the CPU was taken away from this thread so far.
  package let involuntarySwitches: () -> Int

  package init(now: @escaping () -> UInt64, involuntarySwitches: @escaping () -> Int) {
    self.now = now
    self.involuntarySwitches = involuntarySwitches
  }

  /// CLOCK_MONOTONIC_RAW and getrusage.
  package static let machine = Instruments(
    now: { probe_clock_ns() },
    involuntarySwitches: { Int(probe_involuntary_switches()) })

  /// Seconds since `start`, a reading of `now`.
  package func seconds(since start: UInt64) -> Double {
    Double(now() &- start) / 1e9
  }
}

import Measurement
import Testing

@Suite("Latencies of single events")
struct EventLatencyTests {
  /// 20 events per process; the first process has 1 … 20 µs, the next 21 … 40 µs, and so on.
  private func processes(_ count: Int, events: Int = 20) -> [[Double]] {
    (0..<count).map { process in (1...events).map { Double(process * events + $0) * 1000 } }
  }

  private func latency(_ processes: [[Double]], rates: [Double] = []) throws -> EventLatency {
    try #require(EventLatency(processes, rates: rates, alpha: 0.05, seed: 1))
  }

  private func isClose(_ value: Double?, _ wanted: Double) -> Bool {
    value.map { abs($0 - wanted) < 1e-12 } ?? false
  }

  @Test("Percentiles are computed from all events of all processes.")
  func percentiles() throws {
    let latency = try latency(processes(5))
    #expect(latency.events == 100 && latency.processes == 5)
    #expect(isClose(latency.p50?.value, 50.5e-6))
    #expect(isClose(latency.p90?.value, 90.1e-6))
    #expect(isClose(latency.p95?.value, 95.05e-6))
    #expect(isClose(latency.p99?.value, 99.01e-6))
    #expect(isClose(latency.max?.value, 100e-6))
    #expect(isClose(latency.medians.low, 10.5e-6) && isClose(latency.medians.high, 90.5e-6))
  }

  @Test("A percentile is withheld if there are too few events for it.")
  func withheld() throws {
    func given(_ events: Int) throws -> [Bool] {
      let latency = try latency([[Double](repeating: 1, count: events)])
      return [latency.p50, latency.p90, latency.p95, latency.p99, latency.max].map { $0 != nil }
    }
    #expect(try given(100) == [true, true, true, true, true])
    #expect(try given(99) == [true, true, true, false, true])
    #expect(try given(19) == [true, true, false, false, true])
    #expect(try given(9) == [true, false, false, false, true])
    #expect(try given(2) == [true, false, false, false, true])
    #expect(try given(1) == [false, false, false, false, true])
    #expect(EventLatency([[], []], rates: [], alpha: 0.05, seed: 1) == nil)
  }

  @Test("The width of an interval depends on differences between processes, not between events.")
  func intervals() throws {
    let alike = [[Double]](repeating: (1...200).map { Double($0) * 1000 }, count: 5)
    let narrow = try #require(try latency(alike).p50)
    #expect(
      isClose(narrow.low, narrow.value) || narrow.high.map { $0 - narrow.value < 1e-6 } == true)
    let wide = try #require(try latency(processes(5)).p50)
    let low = try #require(wide.low)
    let high = try #require(wide.high)
    // The middle process has 41 … 60 µs, and most resamples contain other processes as well.
    #expect(low < 41e-6 && high > 60e-6 && low >= 1e-6 && high <= 100e-6)
    let highest = try #require(try latency(processes(5)).max)
    #expect(highest.high == highest.value)
  }

  @Test("With fewer than five processes there are no intervals.")
  func fewProcesses() throws {
    #expect(try latency(processes(4)).p50?.low == nil)
    #expect(try latency(processes(5)).p50?.low != nil)
    // A process without events does not count.
    #expect(try latency(processes(4) + [[]]).p50?.low == nil)
  }

  @Test("In the open loop each process starts on time, and misses are a share of all events.")
  func openLoop() throws {
    // At 100 Hz the ticks are 10 ms apart: the two events of 25 ms make three of eight events late.
    let stalled: [Double] = [2e6, 25e6, 2e6, 25e6]
    let calm = [Double](repeating: 2e6, count: 4)
    let found = try latency([stalled, calm], rates: [100, 20]).openLoop
    #expect(found.map(\.hz) == [100, 20])
    #expect(found[0].missed == 3 / 8.0 && found[1].missed == 0)
    // The latencies are 2, 25, 17 and 32 ms, and 2 ms four times.
    #expect(isClose(found[0].max, 32e-3) && isClose(found[0].p50, 2e-3))
    #expect(isClose(found[0].load, (54e-3 + 8e-3) / 8 * 100))
    #expect(isClose(found[1].max, 25e-3))
    #expect(found[0].p99 == nil && found[0].events == 8)
    let many = try latency([[Double](repeating: 2e6, count: 100)], rates: [60])
    #expect(isClose(many.openLoop[0].p99, 2e-3))
  }
}

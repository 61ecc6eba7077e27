import Measurement
import Testing

@Suite("The open loop")
struct OpenLoopTests {
  @Test("The latency of an event without delay is its service time.")
  func inTime() {
    let loop = OpenLoop(serviceTimes: [3, 10, 1], period: 10)
    #expect(loop.latencies == [3, 10, 1])
    #expect(loop.missed == 0)
  }

  @Test("A stalled event delays the following events until they have caught up.")
  func stalled() {
    // Ticks at 0, 10, 20 …; ends at 2, 35, 37, 39, 41, 52.
    let loop = OpenLoop(serviceTimes: [2, 25, 2, 2, 2, 2], period: 10)
    #expect(loop.latencies == [2, 25, 17, 9, 2, 2])
    #expect(loop.missed == 2)
  }

  @Test("If every event is too slow, the latency grows with each event.")
  func saturated() {
    let loop = OpenLoop(serviceTimes: [12, 12, 12, 12], period: 10)
    #expect(loop.latencies == [12, 14, 16, 18])
    #expect(loop.missed == 4)
  }

  @Test("Without events there are no latencies.")
  func none() {
    #expect(OpenLoop(serviceTimes: [], period: 10).latencies.isEmpty)
  }
}

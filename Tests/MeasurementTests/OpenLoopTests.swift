import Measurement
import Testing

@Suite("The open loop")
struct OpenLoopTests {
  @Test("Who is in time waits for the tick, and takes what it takes")
  func inTime() {
    let loop = OpenLoop(serviceTimes: [3, 10, 1], period: 10)
    #expect(loop.latencies == [3, 10, 1])
    #expect(loop.missed == 0)
  }

  @Test("A stalled event makes those after it late, until they have caught up")
  func stalled() {
    // Ticks at 0, 10, 20 …; ends at 2, 35, 37, 39, 41, 52.
    let loop = OpenLoop(serviceTimes: [2, 25, 2, 2, 2, 2], period: 10)
    #expect(loop.latencies == [2, 25, 17, 9, 2, 2])
    #expect(loop.missed == 2)
  }

  @Test("Who is always too slow is later with each event")
  func saturated() {
    let loop = OpenLoop(serviceTimes: [12, 12, 12, 12], period: 10)
    #expect(loop.latencies == [12, 14, 16, 18])
    #expect(loop.missed == 4)
  }

  @Test("No events are never late")
  func none() {
    #expect(OpenLoop(serviceTimes: [], period: 10).latencies.isEmpty)
  }
}

import CProbes
import Foundation
import Measurement
import Testing

/// If references cannot be counted here, the counters must give a reason.
@Suite("References", .enabled(if: ReferenceCounters.unavailableHere == nil))
@MainActor struct ReferenceCountersTests {
  class Object {
    var other: Object?
    weak var weakly: Object?
  }

  /// A class with an initializer that fails after setting its first of two properties.
  final class Refusing {
    let first: Object
    let second: Object

    @inline(never) init?(_ object: Object, refuses: Bool) {
      first = object
      if refuses { return nil }
      second = object
    }
  }

  private let counters = ReferenceCounters()

  /// Returns the counts of the second run of `work`; the first may instantiate types.
  private func warm(_ work: () -> Void) -> [String: Int] {
    _ = counters.measure(work)
    return counters.measure(work)
  }

  @Test("All counters that are available here pass their proof.")
  func proven() {
    #expect(counters.unavailable.isEmpty)
    counters.arm()
    counters.disarm()
    #expect(Set(counters.read().keys) == Set(Counter.ids(.references)))
    #expect(counters.read().values.allSatisfy { $0 == 0 })
  }

  @Test("Empty work has no objects, retains or releases.")
  func nothing() {
    let counts = warm {}
    #expect(counts["objects"] == 0 && counts["retains"] == 0 && counts["releases"] == 0)
  }

  @Test("A kept object adds one to the retain balance, and a dropped object removes one.")
  func survivors() {
    var objects: [Object] = []
    objects.reserveCapacity(100)
    let make = { for _ in 0..<100 { objects.append(Object()) } }
    let drop = { objects.removeAll(keepingCapacity: true) }
    make()
    drop()
    let made = counters.measure(make)
    #expect(made["objects"] == 100 && made["retainBalance"] == 100)
    let dropped = counters.measure(drop)
    #expect(dropped["retainBalance"] == -100)
  }

  @Test("A surviving object that stores a reference adds one to the retain balance.")
  func held() {
    let object = Object()
    let holders = (0..<10).map { _ in Object() }
    let taken = counters.measure { for holder in holders { holder.other = object } }
    #expect(taken["objects"] == 0 && taken["retainBalance"] == 10)
    let dropped = counters.measure { for holder in holders { holder.other = nil } }
    #expect(dropped["retainBalance"] == -10)
  }

  @Test("Work that keeps none of its many objects has a retain balance of 0.")
  func balanced() {
    let counts = warm {
      var texts: [String] = []
      for number in 0..<200 { texts.append("a text too long for a small string: \(number)") }
      let lengths = Dictionary(uniqueKeysWithValues: texts.map { ($0, $0.count) })
      #expect(lengths.count == 200)
    }
    #expect(counts["objects", default: 0] > 200 && counts["retains", default: 0] > 0)
    #expect(counts["retainBalance"] == 0)
  }

  @Test("Weak and unowned loads are counted if they give an object, and their retain balance is 0.")
  func loads() {
    let object = Object()
    let holder = Object()
    holder.weakly = object
    unowned let unowned = object
    var read: Object?
    let weak = warm {
      for _ in 0..<50 { read = holder.weakly }
      read = nil
    }
    #expect(weak["weakLoads"] == 50 && weak["retainBalance"] == 0)
    let loads = warm {
      for _ in 0..<50 { read = unowned }
      read = nil
    }
    #expect(loads["unownedLoads", default: 0] >= 50 && loads["retainBalance"] == 0)
    holder.weakly = nil
    #expect(warm { read = holder.weakly }["weakLoads"] == 0)
    #expect(read == nil)
  }

  @Test("An initializer that fails midway has a retain balance of 0.")
  func partial() {
    let object = Object()
    var made: Refusing?
    let counts = warm { made = Refusing(object, refuses: true) }
    #expect(made == nil)
    #expect(counts["objects"] == 1)
    #expect(counts["retainBalance"] == 0)
  }

  @Test("Copies of small strings and of the empty array are not counted.")
  func immortal() {
    var texts = [String](repeating: "small", count: 100)
    var arrays = [[Int]](repeating: [], count: 100)
    let counts = warm {
      texts = texts.map { $0 }
      arrays = arrays.map { $0 }
    }
    // Only the storage of the two arrays.
    #expect(counts["objects"] == 2)
    #expect(counts["retains", default: 0] < 20 && counts["retainBalance"] == 0)
  }

  @Test("Work on another thread is not counted.")
  func otherThread() {
    let counts = warm {
      let done = DispatchSemaphore(value: 0)
      Thread {
        for _ in 0..<1000 { _ = Object() }
        done.signal()
      }.start()
      done.wait()
    }
    #expect(counts["objects", default: 0] < 100)
  }

  @Test("After disarming, the runtime's pointers count nothing.")
  func disarmed() {
    #expect(!probe_is_armed())
    _ = counters.measure { #expect(probe_is_armed()) }
    #expect(!probe_is_armed())
    counters.arm()
    counters.disarm()
    _ = (0..<10).map { _ in Object() }
    #expect(counters.read()["objects"] == 0)
  }

  @Test("Taking times while something is counted stops the program.")
  func noTimes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      probe_arm(UInt32(PROBE_REFERENCES | PROBE_MALLOC))
      ProcessCounters.requireDisarmed()
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("Times were to be taken while"))
  }
}

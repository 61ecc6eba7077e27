import CProbes
import Foundation
import Measurement
import Testing

/// Where they cannot be counted, they have to say why not.
@Suite("References", .enabled(if: ReferenceCounters.unavailableHere == nil))
@MainActor struct ReferenceCountersTests {
  class Object {
    var other: Object?
    weak var weakly: Object?
  }

  /// Gives up after its first property is set, and before any other.
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

  /// What `work` counts the second time: the first may instantiate types.
  private func warm(_ work: () -> Void) -> ReferenceCounts {
    _ = counters.measure(work)
    return counters.measure(work)
  }

  @Test("All that can be counted here has passed its proof")
  func proven() {
    #expect(counters.unavailable.isEmpty)
    counters.arm()
    counters.disarm()
    #expect(Set(counters.read().keys) == Set(ReferenceCounters.names))
    #expect(counters.read().values.allSatisfy { $0 == 0 })
  }

  @Test("Nothing reads nothing")
  func nothing() {
    let counts = warm {}
    #expect(counts.objects == 0 && counts.retains == 0 && counts.releases == 0)
  }

  @Test("What is made and kept is in the ledger; what is dropped leaves it")
  func survivors() {
    var objects: [Object] = []
    objects.reserveCapacity(100)
    let make = { for _ in 0..<100 { objects.append(Object()) } }
    let drop = { objects.removeAll(keepingCapacity: true) }
    make()
    drop()
    let made = counters.measure(make)
    #expect(made.objects == 100 && made.ledger == 100)
    let dropped = counters.measure(drop)
    #expect(dropped.ledger == -100)
  }

  @Test("A reference that a survivor takes is one more, though no object was made")
  func held() {
    let object = Object()
    let holders = (0..<10).map { _ in Object() }
    let taken = counters.measure { for holder in holders { holder.other = object } }
    #expect(taken.objects == 0 && taken.ledger == 10)
    let dropped = counters.measure { for holder in holders { holder.other = nil } }
    #expect(dropped.ledger == -10)
  }

  @Test("What makes much and keeps nothing balances")
  func balanced() {
    let counts = warm {
      var texts: [String] = []
      for number in 0..<200 { texts.append("a text too long for a small string: \(number)") }
      let lengths = Dictionary(uniqueKeysWithValues: texts.map { ($0, $0.count) })
      #expect(lengths.count == 200)
    }
    #expect(counts.objects > 200 && counts.retains > 0)
    #expect(counts.ledger == 0)
  }

  @Test("Weak and unowned references balance, and are counted when they give something")
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
    #expect(weak.weakLoads == 50 && weak.ledger == 0)
    let loads = warm {
      for _ in 0..<50 { read = unowned }
      read = nil
    }
    #expect(loads.unownedLoads >= 50 && loads.ledger == 0)
    holder.weakly = nil
    #expect(warm { read = holder.weakly }.weakLoads == 0)
    #expect(read == nil)
  }

  @Test("An initializer that fails half way balances")
  func partial() {
    let object = Object()
    var made: Refusing?
    let counts = warm { made = Refusing(object, refuses: true) }
    #expect(made == nil)
    #expect(counts.objects == 1 && counts.endings == 1)
    #expect(counts.ledger == 0)
  }

  @Test("Small strings and the empty array are no references")
  func immortal() {
    var texts = [String](repeating: "small", count: 100)
    var arrays = [[Int]](repeating: [], count: 100)
    let counts = warm {
      texts = texts.map { $0 }
      arrays = arrays.map { $0 }
    }
    // The two arrays' storage alone.
    #expect(counts.objects == 2)
    #expect(counts.retains < 20 && counts.ledger == 0)
  }

  @Test("What another thread does is not counted")
  func otherThread() {
    let counts = warm {
      let done = DispatchSemaphore(value: 0)
      Thread {
        for _ in 0..<1000 { _ = Object() }
        done.signal()
      }.start()
      done.wait()
    }
    #expect(counts.objects < 100)
  }

  @Test("Disarmed, nothing is left in the runtime")
  func disarmed() {
    #expect(!probe_is_armed())
    _ = counters.measure { #expect(probe_is_armed()) }
    #expect(!probe_is_armed())
    counters.arm()
    counters.disarm()
    _ = (0..<10).map { _ in Object() }
    #expect(counters.counts.objects == 0)
  }

  @Test("Nobody takes times while something is counted")
  func noTimes() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      probe_arm(UInt32(PROBE_REFERENCES | PROBE_MALLOC))
      ProcessCounters.requireRest()
    }
    let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(words.contains("Times were to be taken while"))
  }
}

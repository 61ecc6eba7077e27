import Foundation
import Measurement
import Testing

/// With glibc and without a sanitizer the counters must exist; elsewhere they must give a reason.
@Suite("Allocations", .enabled(if: AllocationCounters.unavailableHere == nil))
@MainActor struct AllocationCountersTests {
  private let counters: AllocationCounters

  init() throws {
    counters = try AllocationCounters()
  }

  /// Returns the counts of the second run of `work`; the first may instantiate types.
  private func warm(_ work: () -> Void) -> [Int] {
    _ = counters.measure(work)
    let counts = counters.measure(work)
    return ["mallocs", "bytes", "frees", "liveBlocks"].map { counts[$0] ?? 0 }
  }

  /// The target of the blocks, so that the optimizer cannot remove them.
  private let sink = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)

  @Test("Empty work has no allocations.")
  func nothing() {
    #expect(warm {} == [0, 0, 0, 0])
  }

  @Test("malloc counts one block with its bytes, and free returns one block unless it gets null.")
  func plain() {
    #expect(warm { sink.pointee = malloc(100) } == [1, 100, 0, 1])
    sink.pointee = malloc(100)
    #expect(counters.measure { free(sink.pointee) }["liveBlocks"] == -1)
    #expect(warm { free(nil) } == [0, 0, 0, 0])
  }

  @Test("calloc counts one block with the bytes of all its elements.")
  func zeroed() {
    #expect(warm { sink.pointee = calloc(3, 20) } == [1, 60, 0, 1])
  }

  @Test("realloc counts the requested bytes and keeps the number of blocks.")
  func reallocation() {
    let counts = warm {
      sink.pointee = realloc(nil, 16)
      sink.pointee = realloc(sink.pointee, 100_000)
      sink.pointee = realloc(sink.pointee, 32)
      free(sink.pointee)
    }
    #expect(counts == [3, 16 + 100_000 + 32, 1, 0])
  }

  @Test("Aligned allocations count like the others, and a refused one does not count.")
  func aligned() {
    #expect(warm { _ = posix_memalign(sink, 64, 100) } == [1, 100, 0, 1])
    #expect(Int(bitPattern: sink.pointee) % 64 == 0)
    #expect(warm { sink.pointee = aligned_alloc(128, 256) } == [1, 256, 0, 1])
    // 3 is no valid alignment.
    #expect(warm { _ = posix_memalign(sink, 3, 100) } == [0, 0, 0, 0])
    #expect(posix_memalign(sink, 3, 100) == EINVAL)
  }

  final class Object {
    var value = 1
  }

  @Test("An object is one block, which is freed with its last reference.")
  func objects() {
    var objects: [Object] = []
    objects.reserveCapacity(500)
    let make = { for _ in 0..<500 { objects.append(Object()) } }
    let drop = { objects.removeAll(keepingCapacity: true) }
    make()
    drop()
    // Each object has a header of 16 bytes, and an Int.
    let made = counters.measure(make)
    #expect(made["mallocs"] == 500 && made["bytes"] == 500 * 24)
    #expect(made["frees"] == 0 && made["liveBlocks"] == 500)
    let gone = counters.measure(drop)
    #expect(gone["liveBlocks"] == -500)
    #expect(gone["frees", default: 0] - gone["mallocs", default: 0] == 500)
  }

  @Test("A growing array allocates a block for each capacity and frees all but the last.")
  func growth() {
    var array: [Int] = []
    var capacities = 0
    let counts = counters.measure {
      var capacity = array.capacity
      for value in 0..<10_000 {
        array.append(value)
        if array.capacity != capacity {
          capacities += 1
          capacity = array.capacity
        }
      }
    }
    #expect(capacities > 8)
    #expect(counts["mallocs"] == capacities && counts["liveBlocks"] == 1)
  }

  @Test("Allocations after disarming are not counted.")
  func disarmed() {
    counters.arm()
    counters.disarm()
    free(malloc(10))
    #expect(counters.read()["mallocs"] == 0 && counters.read()["frees"] == 0)
  }

  /// Nothing grows in this work, since growth depends on malloc_usable_size and so on the heap's
  /// state.
  @Test("A hundred repeats of work without growing storage have the same counts.")
  func repeats() {
    func run() -> [Int] {
      let counts = counters.measure {
        for index in 0..<100 {
          var numbers = [Int](repeating: index, count: 1 + index)
          let object = Object()
          numbers[0] = object.value
          sink.pointee = malloc(numbers.count)
          free(sink.pointee)
        }
      }
      return ["mallocs", "bytes", "frees", "liveBlocks"].map { counts[$0] ?? 0 }
    }
    _ = (run(), run())
    let runs = (0..<100).map { _ in run() }
    #expect(runs[0][0] == 300 && runs[0][2] == 300 && runs[0][3] == 0)
    #expect(Set(runs) == [runs[0]])
  }
}

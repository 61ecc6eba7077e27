import CProbes

/// The proof that references are counted.
///
/// It performs 1 000 of each operation, in this code and inside the runtime. The runtime's own
/// calls reach the counters by another route.
@MainActor struct ReferenceProof {
  private final class Object {}

  private let measure: (() -> Void) -> [String: Int]
  private let count = 1000

  init(measure: @escaping (() -> Void) -> [String: Int]) {
    self.measure = measure
  }

  /// Returns the operations that are not counted exactly, with the counters that depend on them.
  func failures() -> [(Unavailable, [String])] {
    let objects = UnsafeMutablePointer<Object>.allocate(capacity: count)
    let copies = UnsafeMutablePointer<Object>.allocate(capacity: count)
    defer {
      copies.deallocate()
      objects.deallocate()
    }
    let made = measure {
      for index in 0..<count { (objects + index).initialize(to: Object()) }
    }
    // Array copies and destroys run inside the runtime.
    let retained = measure { copies.initialize(from: objects, count: count) }
    let released = measure { copies.deinitialize(count: count) }
    let object = Unmanaged.passUnretained(objects.pointee).toOpaque()
    let times = Int32(count)
    let retainedHere = measure { probe_exercise_retain(object, times) }
    let releasedHere = measure { probe_exercise_release(object, times) }
    let weak = measure { probe_exercise_weak_loads(object, times) }
    let unowned = measure { probe_exercise_unowned_loads(object, times) }
    objects.deinitialize(count: count)
    let readings = [
      ("objects", [made["objects"]]), ("retains", [retained["retains"], retainedHere["retains"]]),
      ("releases", [released["releases"], releasedHere["releases"]]),
      ("weakLoads", [weak["weakLoads"]]),
      // Both are interposed in the same way, so the proof of weak loads covers weak copies.
      ("weakCopies", [weak["weakLoads"]]), ("unownedLoads", [unowned["unownedLoads"]]),
    ]
    return readings.compactMap { name, values in
      guard let wrong = values.first(where: { $0 != count }) else { return nil }
      return (Self.failure(of: name, expected: count, found: wrong ?? 0), [name])
    }
  }

  private static func failure(of name: String, expected: Int, found: Int) -> Unavailable {
    Unavailable(
      "\(name) are not counted: of \(expected) known ones \(found) were seen; link the standard "
        + "library dynamically.")
  }
}

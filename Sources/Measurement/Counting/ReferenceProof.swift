import CProbes

/// The proof that references are counted: a thousand of each, done by this code, and by the runtime
/// itself, whose own calls reach the counters in another way.
@MainActor struct ReferenceProof {
  private final class Object {}

  private let measure: (() -> Void) -> ReferenceCounts
  private let count = 1000

  init(measure: @escaping (() -> Void) -> ReferenceCounts) {
    self.measure = measure
  }

  /// What is not counted exactly, with the names of the counters that this withholds.
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
    // Array copies and destroys run inside of the runtime.
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
      ("objects", [made.objects]), ("retains", [retained.retains, retainedHere.retains]),
      ("releases", [released.releases, releasedHere.releases]), ("weakLoads", [weak.weakLoads]),
      // Both are interposed, so that one stands for the other.
      ("weakCopies", [weak.weakLoads]), ("unownedLoads", [unowned.unownedLoads]),
    ]
    return readings.compactMap { name, values in
      guard let wrong = values.first(where: { $0 != count }) else { return nil }
      return (Self.failure(of: name, expected: count, found: wrong), [name])
    }
  }

  private static func failure(of name: String, expected: Int, found: Int) -> Unavailable {
    Unavailable(
      "\(name) are not counted: of \(expected) known ones \(found) were seen; link the standard "
        + "library dynamically.")
  }
}

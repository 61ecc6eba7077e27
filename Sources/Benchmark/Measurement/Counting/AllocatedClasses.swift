import CProbes

/// The classes of the objects that some work allocates on the main thread.
@MainActor package final class AllocatedClasses {
  private nonisolated(unsafe) let metadata: UnsafeMutableBufferPointer<UnsafeRawPointer?>

  /// - Parameter capacity: The number of objects of which the classes are known; more are left out.
  package init(capacity: Int = 1 << 17) {
    metadata = .allocate(capacity: capacity)
    metadata.initialize(repeating: nil)
  }

  deinit { metadata.deallocate() }

  /// Begins to note the class of each object that this thread allocates.
  ///
  /// Nothing is noted where `ReferenceCounters.unavailableHere` gives a reason.
  package func begin() {
    probe_note_objects(metadata.baseAddress, metadata.count)
    probe_arm(UInt32(PROBE_REFERENCES))
  }

  /// Ends, and returns how many objects of each class were allocated, by the class's full name, such
  /// as `MVC.NotesStore`.
  ///
  /// Boxes and closures' contexts have no class and are left out. The storage of arrays and strings
  /// has classes of the module `Swift`.
  package func end() -> [String: Int] {
    probe_disarm()
    let count = min(probe_noted_objects(), metadata.count)
    probe_note_objects(nil, 0)
    var byClass: [UnsafeRawPointer: Int] = [:]
    for metadata in metadata.prefix(count).compactMap(\.self) where Self.isClass(metadata) {
      byClass[metadata, default: 0] += 1
    }
    return byClass.reduce(into: [:]) { names, entry in
      names[String(reflecting: unsafeBitCast(entry.key, to: Any.Type.self)), default: 0] +=
        entry.value
    }
  }

  /// Whether metadata describes a class: its first word is 0, or on Darwin a pointer.
  private static func isClass(_ metadata: UnsafeRawPointer) -> Bool {
    let kind = metadata.load(as: UInt.self)
    return kind == 0 || kind > 0x7ff
  }
}

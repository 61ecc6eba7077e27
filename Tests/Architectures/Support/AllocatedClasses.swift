import CProbes

/// The classes of the objects that are allocated while some work runs, on any thread.
@MainActor package final class AllocatedClasses {
  /// Never freed: a thread that has just allocated an object may write to it after the end.
  private static let memory = {
    let memory = UnsafeMutableBufferPointer<UnsafeRawPointer?>.allocate(capacity: 1 << 17)
    memory.initialize(repeating: nil)
    return memory
  }()
  private let capacity: Int

  /// - Parameter capacity: the number of objects of which the classes are known; more are left out.
  package init(capacity: Int = 1 << 17) {
    self.capacity = min(capacity, Self.memory.count)
  }

  /// Begins to note the class of each object that is allocated.
  ///
  /// Nothing is noted where `ReferenceCounters.unavailableHere` gives a reason.
  package func begin() {
    probe_note_objects(Self.memory.baseAddress, capacity)
  }

  /// Ends, and returns how many objects of each class were allocated, by the class's full name, such
  /// as `MVC.NotesStore`.
  ///
  /// Boxes and closures' contexts have no class and are left out. The storage of arrays and strings
  /// has classes of the module `Swift`.
  package func end() -> [String: Int] {
    probe_note_objects(nil, 0)
    let count = min(probe_noted_objects(), capacity)
    var byClass: [UnsafeRawPointer: Int] = [:]
    for metadata in Self.memory.prefix(count).compactMap(\.self) where Self.isClass(metadata) {
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

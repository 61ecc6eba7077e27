import CProbes

/// The calls of the Swift runtime by this thread while it was armed.
///
/// Immortal objects, such as the empty array's storage, are not counted. Neither are values that
/// are no references, such as small strings.
package struct ReferenceCounts: Equatable, Sendable {
  /// Allocated objects: instances, storage of arrays and strings, closures' contexts, boxes.
  package var objects: Int
  package var retains: Int
  package var releases: Int
  /// Weak references that were read and gave a strong one.
  package var weakLoads: Int
  /// Weak references that were copied as weak ones.
  package var weakCopies: Int
  /// Unowned references that were read and gave a strong one.
  package var unownedLoads: Int
  /// Objects that the optimizer has put on the stack.
  package var stackObjects: Int
  /// Last references that ended without a release, as when an initializer fails.
  package var endings: Int

  /// The change in the number of strong references that surviving objects hold.
  ///
  /// Each object begins with one reference. Retains and loads add one; releases and abandoned
  /// objects remove one. Work that leaves nothing behind has a balance of exactly 0. So the balance
  /// reveals any missed retain or release, in the code or in the counting.
  package var retainBalance: Int {
    objects + stackObjects + retains + weakLoads + unownedLoads - releases - endings
  }

  /// The thread's totals so far.
  static var now: ReferenceCounts {
    let counts = probe_references_read()
    return ReferenceCounts(
      objects: Int(counts.objects), retains: Int(counts.retains), releases: Int(counts.releases),
      weakLoads: Int(counts.weak_loads), weakCopies: Int(counts.weak_copies),
      unownedLoads: Int(counts.unowned_loads),
      stackObjects: Int(counts.stack_objects), endings: Int(counts.endings))
  }

  static func - (new: ReferenceCounts, old: ReferenceCounts) -> ReferenceCounts {
    ReferenceCounts(
      objects: new.objects - old.objects, retains: new.retains - old.retains,
      releases: new.releases - old.releases, weakLoads: new.weakLoads - old.weakLoads,
      weakCopies: new.weakCopies - old.weakCopies,
      unownedLoads: new.unownedLoads - old.unownedLoads,
      stackObjects: new.stackObjects - old.stackObjects, endings: new.endings - old.endings)
  }
}

import CProbes

/// What this thread asked of the Swift runtime while it was armed.
///
/// Objects that live forever, such as the empty array's storage, are left out, and so are values
/// that are no references, such as small strings.
package struct ReferenceCounts: Equatable, Sendable {
  /// Objects made: instances, storage of arrays and strings, closures' contexts, boxes.
  package var objects: Int
  package var retains: Int
  package var releases: Int
  /// Weak references that were read and gave a strong one.
  package var weakLoads: Int
  /// Weak references that were copied as such.
  package var weakCopies: Int
  /// Unowned references that were read and gave a strong one.
  package var unownedLoads: Int
  /// Objects that the optimizer has put on the stack.
  package var stackObjects: Int
  /// Last references gone without a release, as of objects given up before they were whole.
  package var endings: Int

  /// The change in the number of strong references that what survives holds.
  ///
  /// Each object begins with one reference, retains and loads add one, releases and objects given up
  /// take one. What makes and drops things but leaves as much as it found reads exactly 0; so a
  /// missed retain or release of any kind, by the code or by the counting, shows.
  package var ledger: Int {
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

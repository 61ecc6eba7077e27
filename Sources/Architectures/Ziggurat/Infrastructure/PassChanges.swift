/// What has changed since the last pass, as far as the Renderer keeps account of it.
protocol PassChanges: ChangesReading {
  /// Called at each signal.
  func add(_ parts: ServiceParts)
  /// Called when a pass has answered all signals so far.
  func removeAll()
}

/// Keeps no account: each pass presents everything.
final class UnknownChanges: PassChanges {
  func add(_ parts: ServiceParts) {}
  func removeAll() {}
  func areUnchanged(_ parts: ServiceParts) -> Bool { false }
}

/// Keeps account of the parts that signals have named: a pass presents only what is made of them.
final class SignalledChanges: PassChanges {
  private var changed = ServiceParts.all

  func add(_ parts: ServiceParts) {
    changed.formUnion(parts)
  }

  func removeAll() {
    changed = []
  }

  func areUnchanged(_ parts: ServiceParts) -> Bool { changed.isDisjoint(with: parts) }
}

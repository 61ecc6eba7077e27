/// Asks a subscriber only when a slice that it reads has changed.
final class ConcernedSubscribers: Subscribers {
  private let tracer: ChangeTracer
  private var subscriptions: [SliceSubscription] = []

  init(_ tracer: ChangeTracer) {
    self.tracer = tracer
  }

  func add(_ subscription: StoreSubscription) {
    subscriptions.append(SliceSubscription(subscription))
  }

  func show(_ state: AppState) {
    let changes = tracer.takeSlices()
    var hasLostSubscriber = false
    for subscription in subscriptions where !subscription.slices.isDisjoint(with: changes) {
      if !subscription.show(state, changes) { hasLostSubscriber = true }
    }
    if hasLostSubscriber { subscriptions.removeAll { $0.base.subscriber == nil } }
  }
}

/// A subscription, with the slices that its subscriber reads.
private struct SliceSubscription {
  let base: StoreSubscription
  let slices: Slices
  /// The number of selections that read `.list` only; they come first.
  private let listCount: Int

  init(_ base: StoreSubscription) {
    self.base = base
    let reader = (base.subscriber as? any SliceReader).map { type(of: $0) }
    slices = reader?.slices ?? .all
    listCount = (reader?.selectionsOfRows).map { base.selections.count - $0 } ?? 0
  }

  /// Shows the subscriber what has changed for it; returns whether the subscriber still exists.
  func show(_ state: AppState, _ changes: Slices) -> Bool {
    guard base.subscriber != nil else { return false }
    let first = changes.contains(.list) ? 0 : listCount
    for index in first..<base.selections.count { base.selections[index].show(state) }
    return true
  }
}

import ArchitectureKit
import Toolkit

/// Notifies a subscriber only when a slice that it reads has changed; batches ticks.
final class SliceNotifier: Notifier {
  private let tracer: ChangeTracer
  private let loop: MainLoop
  private var subscriptions: [SliceSubscription] = []
  /// All slices that any subscriber has ever read.
  private var slices: Slices = []
  private var isBatchOpen = false
  private var isEndQueued = false

  init(_ tracer: ChangeTracer, on loop: MainLoop) {
    self.tracer = tracer
    self.loop = loop
  }

  func add(_ subscriber: AnyObject, _ selections: [Selection<AppState>]) {
    let subscription = SliceSubscription(subscriber, selections)
    slices.formUnion(subscription.slices)
    subscriptions.append(subscription)
  }

  func notify(of action: AppAction, in store: AppStore) {
    guard !tracer.changes.slices.isDisjoint(with: slices) else { return }
    if action.isTick {
      isBatchOpen = true
      guard !isEndQueued else { return }
      isEndQueued = true
      loop.async(store.endBatch)
    } else {
      show(store.state)
    }
  }

  func endBatch(in store: AppStore) {
    isEndQueued = false
    if isBatchOpen { show(store.state) }
  }

  private func show(_ state: AppState) {
    isBatchOpen = false
    let changes = tracer.changes.slices
    var hasLostSubscriber = false
    for subscription in subscriptions where !subscription.show(state, changes) {
      hasLostSubscriber = true
    }
    if hasLostSubscriber { subscriptions.removeAll { !$0.isAlive } }
  }
}

/// A subscriber, which is not kept alive, with what it selects and the slices that it reads.
private final class SliceSubscription {
  let slices: Slices
  private weak var subscriber: AnyObject?
  private let selections: [Selection<AppState>]
  /// The number of selections that read `.list` only; they come first.
  private let listCount: Int

  init(_ subscriber: AnyObject, _ selections: [Selection<AppState>]) {
    self.subscriber = subscriber
    self.selections = selections
    let reader = (subscriber as? any SliceReader).map { type(of: $0) }
    slices = reader?.slices ?? .all
    listCount = (reader?.selectionsOfRows).map { selections.count - $0 } ?? 0
  }

  var isAlive: Bool { subscriber != nil }

  /// Shows the subscriber what has changed for it; returns whether the subscriber still exists.
  func show(_ state: AppState, _ changes: Slices) -> Bool {
    guard subscriber != nil else { return false }
    if changes.isDisjoint(with: slices) { return true }
    let first = changes.contains(.list) ? 0 : listCount
    for index in first..<selections.count { selections[index](state) }
    return true
  }
}

extension AppStore {
  /// A store that notifies a subscriber only when a slice that it reads has changed.
  convenience init(slicesOf tracer: ChangeTracer, in environment: AppEnvironment) {
    self.init(
      in: environment, reducer: tracer.tracing(appReducer),
      notifier: SliceNotifier(tracer, on: environment.loop))
  }
}

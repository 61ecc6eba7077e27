import Testing

@testable import Flux

/// A store of a number, to which each payload is added.
private final class SumStore: Store<Int> {
  private(set) var sum = 0

  override func onDispatch(_ payload: Int) {
    guard payload != 0 else { return }
    sum += payload
    emitChange()
    emitChange()
  }
}

/// A store that derives its state from another one.
private final class DoubleStore: Store<Int> {
  private let other: SumStore
  private(set) var double = 0
  private(set) var changes: [Bool] = []

  init(_ dispatcher: Dispatcher<Int>, _ other: SumStore) {
    self.other = other
    super.init(dispatcher)
  }

  override func onDispatch(_ payload: Int) {
    dispatcher.waitFor([other.dispatchToken])
    changes.append(other.hasChanged())
    if other.hasChanged() { double = 2 * other.sum }
  }
}

/// A store that reduces its state: the highest payload.
private final class MaximumStore: ReduceStore<Int, Int> {
  override func reduce(_ state: inout Int, _ action: Int) {
    state = max(state, action)
  }
}

/// A store that has forgotten its callback.
private final class IdleStore: Store<Int> {}

/// A store that has forgotten to reduce its state.
private final class IdleReduceStore: ReduceStore<Int, Int> {}

@Suite("The base class of stores") struct StoreTests {
  private let dispatcher = Dispatcher<Int>()

  @Test("A listener hears once of a changed state, when the state is complete, and else not.")
  func listener() {
    let store = SumStore(dispatcher)
    var sums: [Int] = []
    let listener = store.addListener { sums.append(store.sum) }
    for number in [1, 0, 2] { dispatcher.dispatch(number) }
    #expect(sums == [1, 3])
    withExtendedLifetime(listener) {}
  }

  @Test("A listener that is released hears no more, and the others still do.")
  func release() {
    let store = SumStore(dispatcher)
    var heard: [String] = []
    var released: StoreListener? = store.addListener { heard.append("released") }
    let kept = store.addListener { heard.append("kept") }
    dispatcher.dispatch(1)
    #expect(heard == ["released", "kept"] && released != nil)
    released = nil
    dispatcher.dispatch(1)
    #expect(heard == ["released", "kept", "kept"])
    withExtendedLifetime(kept) {}
  }

  @Test("A store that reduces its state emits a change only if the state is another one.")
  func reduce() {
    let store = MaximumStore(dispatcher, 2)
    var states = [store.state]
    let listener = store.addListener { states.append(store.state) }
    for number in [1, 3, 3, 4] { dispatcher.dispatch(number) }
    #expect(states == [2, 3, 4])
    withExtendedLifetime(listener) {}
  }

  @Test("A store that derives its state learns whether the other has changed in this dispatch.")
  func derived() {
    let sum = SumStore(dispatcher)
    let double = DoubleStore(dispatcher, sum)
    for number in [1, 0, 2] { dispatcher.dispatch(number) }
    #expect(double.changes == [true, false, true] && double.double == 6)
  }

  // MARK: - Mistakes

  @Test("Asking outside of a dispatch whether a store has changed stops the app.")
  func hasChanged() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = SumStore(Dispatcher()).hasChanged() }
    }
    expectMessage("SumStore.hasChanged(): No store handles an action now", in: result)
  }

  @Test("A change outside of a dispatch stops the app.")
  func emitChange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { SumStore(Dispatcher()).emitChange() }
    }
    expectMessage("SumStore.emitChange(): No store handles an action now", in: result)
  }

  @Test("A store without a callback stops the app at the first payload.")
  func onDispatch() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let dispatcher = Dispatcher<Int>()
        let store = IdleStore(dispatcher)
        withExtendedLifetime(store) { dispatcher.dispatch(1) }
      }
    }
    expectMessage("IdleStore handles no action. Override onDispatch(_:).", in: result)
  }

  @Test("A store that does not reduce its state stops the app at the first payload.")
  func reduceIsMissing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let dispatcher = Dispatcher<Int>()
        let store = IdleReduceStore(dispatcher, 0)
        withExtendedLifetime(store) { dispatcher.dispatch(1) }
      }
    }
    expectMessage("IdleReduceStore handles no action. Override reduce(_:_:).", in: result)
  }

  @Test("A listener that dispatches while it hears of a change stops the app.")
  func dispatchOfAListener() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let dispatcher = Dispatcher<Int>()
        let store = SumStore(dispatcher)
        let listener = store.addListener { dispatcher.dispatch(2) }
        withExtendedLifetime(listener) { dispatcher.dispatch(1) }
      }
    }
    expectMessage(
      "The stores are still handling an action, so another one cannot begin.", in: result)
  }
}

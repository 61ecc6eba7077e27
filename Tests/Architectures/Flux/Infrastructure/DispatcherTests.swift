import Testing

@testable import Flux

@Suite("The dispatcher") struct DispatcherTests {
  private let dispatcher = Dispatcher<String>()
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  /// Registers a callback that notes its name and the payload.
  private func register(_ name: String) -> DispatchToken {
    dispatcher.register(name) { [log] in log.lines.append("\(name) \($0)") }
  }

  @Test("Each payload reaches each callback once, in the order of registration.")
  func dispatch() {
    _ = register("a")
    _ = register("b")
    dispatcher.dispatch("1")
    dispatcher.dispatch("2")
    #expect(log.lines == ["a 1", "b 1", "a 2", "b 2"])
  }

  @Test("A callback that is registered during a dispatch gets only the next payloads.")
  func lateRegistration() {
    var hasRegistered = false
    _ = dispatcher.register("a") { _ in
      if !hasRegistered { _ = register("b") }
      hasRegistered = true
    }
    dispatcher.dispatch("1")
    dispatcher.dispatch("2")
    #expect(log.lines == ["b 2"])
  }

  @Test("It is dispatching only while callbacks run.")
  func isDispatching() {
    var seen: [Bool] = []
    _ = dispatcher.register("a") { [dispatcher] _ in seen.append(dispatcher.isDispatching) }
    seen.append(dispatcher.isDispatching)
    dispatcher.dispatch("1")
    seen.append(dispatcher.isDispatching)
    #expect(seen == [false, true, false])
  }

  @Test("A callback goes on when those that it waits for have run, which then run no more.")
  func waitFor() {
    var later: [DispatchToken] = []
    _ = dispatcher.register("a") { [dispatcher, log] payload in
      log.lines.append("a waits")
      dispatcher.waitFor(later)
      log.lines.append("a \(payload)")
    }
    later = [register("b"), register("c")]
    dispatcher.dispatch("1")
    #expect(log.lines == ["a waits", "b 1", "c 1", "a 1"])
  }

  @Test("Waits can be chained, and waiting for what has run does nothing.")
  func chain() {
    let first = register("country")
    var cities: [DispatchToken] = []
    _ = dispatcher.register("price") { [dispatcher, log] payload in
      dispatcher.waitFor(cities + [first])
      log.lines.append("price \(payload)")
    }
    cities = [
      dispatcher.register("city") { [dispatcher, log] payload in
        dispatcher.waitFor([first])
        log.lines.append("city \(payload)")
      }
    ]
    dispatcher.dispatch("1")
    #expect(log.lines == ["country 1", "city 1", "price 1"])
  }

  // MARK: - Mistakes

  @Test("A dispatch in the middle of a dispatch stops the app with a message.")
  func nested() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let dispatcher = Dispatcher<String>()
        _ = dispatcher.register("a") { _ in dispatcher.dispatch("2") }
        dispatcher.dispatch("1")
      }
    }
    expectMessage(
      "The stores are still handling an action, so another one cannot begin.", in: result)
  }

  @Test("Two callbacks that wait for each other stop the app with a message that names both.")
  func circle() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let dispatcher = Dispatcher<String>()
        var second: [DispatchToken] = []
        let first = dispatcher.register("a") { _ in dispatcher.waitFor(second) }
        second = [dispatcher.register("b") { _ in dispatcher.waitFor([first]) }]
        dispatcher.dispatch("1")
      }
    }
    expectMessage(
      "Stores wait for each other: a cannot finish before itself. Not finished yet: a, b.",
      in: result)
  }

  @Test("A callback that waits for itself stops the app.")
  func itself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let dispatcher = Dispatcher<String>()
        var own: [DispatchToken] = []
        own = [dispatcher.register("a") { _ in dispatcher.waitFor(own) }]
        dispatcher.dispatch("1")
      }
    }
    expectMessage("Stores wait for each other: a cannot finish before itself.", in: result)
  }

  @Test("Waiting outside of a dispatch stops the app.")
  func outside() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let dispatcher = Dispatcher<String>()
        dispatcher.waitFor([dispatcher.register("a") { _ in }])
      }
    }
    expectMessage("waitFor(_:): There is no action to wait with.", in: result)
  }

  @Test("Waiting for a callback of another dispatcher stops the app.")
  func otherDispatcher() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let dispatcher = Dispatcher<String>()
        let other = Dispatcher<String>()
        let token = other.register("a") { _ in }
        _ = dispatcher.register("b") { _ in dispatcher.waitFor([token]) }
        dispatcher.dispatch("1")
      }
    }
    expectMessage("The token is of another dispatcher.", in: result)
  }
}

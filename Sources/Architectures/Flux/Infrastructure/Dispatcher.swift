/// Identifies a callback that was registered with a dispatcher.
struct DispatchToken {
  fileprivate let dispatcher: ObjectIdentifier
  fileprivate let index: Int
}

/// The hub of all data flow: passes each payload to all registered callbacks.
///
/// It differs from other ways to publish in two points. No callback subscribes to particular
/// payloads. And a callback can wait for others, in whole or in part.
final class Dispatcher<Payload> {
  typealias Callback = (Payload) -> Void

  /// A callback, and how far it has got with the present payload.
  private struct Registration {
    let name: String
    let callback: Callback
    var progress = Progress.handled
  }

  private enum Progress {
    case pending
    case running
    case handled
  }

  private var registrations: [Registration] = []
  /// The payload of the present dispatch.
  private var payload: Payload?

  var isDispatching: Bool { payload != nil }

  /// Registers a callback, which gets each payload that is dispatched later.
  ///
  /// Messages use its name.
  func register(_ name: String, _ callback: @escaping Callback) -> DispatchToken {
    registrations.append(Registration(name: name, callback: callback))
    return DispatchToken(dispatcher: ObjectIdentifier(self), index: registrations.count - 1)
  }

  /// Passes the payload to each callback once, in the order in which they registered.
  func dispatch(_ payload: Payload) {
    guard !isDispatching else {
      stop(
        "dispatch",
        """
        The stores are still handling an action, so another one cannot begin. \
        Call no action creator in a store, nor in a listener of a store.
        """)
    }
    self.payload = payload
    for index in registrations.indices { registrations[index].progress = .pending }
    for index in registrations.indices where registrations[index].progress == .pending {
      invoke(index, payload)
    }
    self.payload = nil
  }

  /// Returns when these callbacks have handled the present payload; invokes them first if need be.
  ///
  /// Only a callback may call this, while it handles a payload.
  func waitFor(_ tokens: [DispatchToken]) {
    guard let payload else {
      stop("waitFor", "There is no action to wait with. Call it only while a store handles one.")
    }
    for token in tokens {
      guard token.dispatcher == ObjectIdentifier(self) else {
        stop("waitFor", "The token is of another dispatcher. Wait only for stores of the same app.")
      }
      switch registrations[token.index].progress {
      case .handled: break
      case .pending: invoke(token.index, payload)
      case .running:
        let name = registrations[token.index].name
        let running = registrations.filter { $0.progress == .running }.map(\.name)
        stop(
          "waitFor",
          """
          Stores wait for each other: \(name) cannot finish before itself. \
          Not finished yet: \(running.joined(separator: ", ")). \
          Move what these stores need from each other into a third one.
          """)
      }
    }
  }

  private func invoke(_ index: Int, _ payload: Payload) {
    registrations[index].progress = .running
    registrations[index].callback(payload)
    registrations[index].progress = .handled
  }

  private func stop(_ method: String, _ problem: String) -> Never {
    // Not a precondition, because release builds lose its message.
    fatalError("Dispatcher.\(method)(_:): \(problem)")
  }
}

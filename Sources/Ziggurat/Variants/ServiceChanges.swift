/// Which Services have signalled since the last pass.
final class ServiceChanges {
  private(set) var services: ServiceSet = .all

  func add(_ service: ServiceName) {
    services.insert(ServiceSet(service))
  }

  /// A pass has answered all signals so far.
  func removeAll() {
    services = []
  }
}

/// Some of the Services.
nonisolated struct ServiceSet: OptionSet {
  let rawValue: Int

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init(_ service: ServiceName) {
    rawValue = 1 << service.rawValue
  }

  static let all = ServiceSet(rawValue: ~0)
  static let session = ServiceSet(.session)
  static let login = ServiceSet(.login)
  static let navigation = ServiceSet(.navigation)
  static let user = ServiceSet(.user)
  static let notes = ServiceSet(.notes)
  static let pictures = ServiceSet(.pictures)
  static let editor = ServiceSet(.editor)
}

/// The Services that have signalled since the last pass.
final class ServiceChanges {
  private(set) var services: ServiceSet = .all

  func add(_ service: ServiceName) {
    services.insert(ServiceSet(service))
  }

  /// Called when a pass has answered all signals so far.
  func removeAll() {
    services = []
  }
}

/// The Services, by name.
nonisolated enum ServiceName: Int {
  case login, session, links, editor, pictures, notes, navigation, user
}

/// A set of Services.
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

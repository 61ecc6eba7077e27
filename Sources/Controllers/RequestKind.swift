/// What an app can ask for, named as in scripts.
package nonisolated enum RequestKind: String, CaseIterable, Codable, Sendable {
  case restore, login, load, user, save, delete, cache, image

  /// The milliseconds from sending to the answer, where no script asks for others: 20 for what
  /// lies on the device, 100 for what comes over the network.
  var usualDelay: Int64 {
    switch self {
    case .restore, .cache: 20
    case .login, .load, .user, .save, .delete, .image: 100
    }
  }
}

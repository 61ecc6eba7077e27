/// The kinds of request, named as in scripts.
package nonisolated enum RequestKind: String, CaseIterable, Codable, Sendable {
  case restore, login, load, user, save, delete, cache, image

  /// The default milliseconds from sending to the answer.
  ///
  /// 20 for requests to the device, 100 for requests over the network.
  package var usualDelay: Int64 {
    switch self {
    case .restore, .cache: 20
    case .login, .load, .user, .save, .delete, .image: 100
    }
  }
}

import Foundation
import Model

/// Where the device keeps the session from one launch to the next.
final class SessionStore {
  private var bytes: Data?

  /// The stored session, if there is one that can be read.
  var session: Session? {
    bytes.flatMap { try? AnswerDecoder.decode($0, as: RawSession.self).get().session }
  }

  func store(_ session: Session) {
    bytes = try? JSONEncoder().encode(RawSession(session))
  }

  func erase() {
    bytes = nil
  }
}

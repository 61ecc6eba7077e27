import Controllers
import Model

/// The document of a `NotesFile` in JSON, version 1.
///
///     {
///       "version": 1,
///       "users": {"ada": {"friend_count": 25, "notes": [...]}, "grace": ...},
///       "deleted_ids": [1003],
///       "session": {"token": "session-2", "user_id": "ada"},
///       "session_count": 2
///     }
///
/// Notes and session have the same form as in the server's answers, with times in milliseconds
/// since 1970. `session` is missing while no user is signed in. Passwords are not stored; they are
/// constants of the server.
nonisolated struct RawNotesDocument: Codable {
  static let currentVersion = 1

  let version: Int
  let users: [String: Entry]
  /// The ids of deleted notes, so that no id is used again.
  let deletedIDs: [Int]
  let session: RawSession?
  let sessionCount: Int

  /// The data of one user.
  struct Entry: Codable {
    let friendCount: Int
    let notes: [RawNote]

    enum CodingKeys: String, CodingKey {
      case notes
      case friendCount = "friend_count"
    }
  }

  /// The version alone, read first to know how to read the rest.
  struct Version: Decodable {
    let version: Int
  }

  enum CodingKeys: String, CodingKey {
    case version, users, session
    case deletedIDs = "deleted_ids"
    case sessionCount = "session_count"
  }
}

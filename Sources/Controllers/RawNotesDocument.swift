import Model

/// The document of a `NotesFile`, version 1, as it stands in JSON.
///
///     {
///       "version": 1,
///       "users": {"ada": {"friend_count": 25, "notes": [...]}, "grace": ...},
///       "deleted_ids": [1003],
///       "session": {"token": "session-2", "user_id": "ada"},
///       "session_count": 2
///     }
///
/// Notes and session stand as in the answers of the server, times in milliseconds since 1970.
/// `session` is missing while nobody is signed in. No password is in it: those are the server's.
nonisolated struct RawNotesDocument: Codable {
  static let currentVersion = 1

  let version: Int
  let users: [String: Entry]
  /// The ids of notes that are no more, so that none is ever given again.
  let deletedIDs: [Int]
  let session: RawSession?
  let sessionCount: Int

  /// What one user has.
  struct Entry: Codable {
    let friendCount: Int
    let notes: [RawNote]

    enum CodingKeys: String, CodingKey {
      case notes
      case friendCount = "friend_count"
    }
  }

  /// What tells how the rest is to be read.
  struct Version: Decodable {
    let version: Int
  }

  enum CodingKeys: String, CodingKey {
    case version, users, session
    case deletedIDs = "deleted_ids"
    case sessionCount = "session_count"
  }
}

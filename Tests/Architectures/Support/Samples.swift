package import Model

// Values that the tests of all architectures begin with.

extension Note {
  /// Returns a note that was created `id` minutes after the first moment of the fixtures' time.
  package nonisolated static func sample(_ id: ID, _ text: String) -> Note {
    Note(id: id, createdAt: .sample(minute: Int64(id)), text: text)
  }
}

extension Timestamp {
  /// Returns a minute of 1 January 2026, counted from 09:00.
  package nonisolated static func sample(minute: Int64) -> Timestamp {
    Timestamp(milliseconds: 1_767_258_000_000 + minute * 60_000)
  }
}

extension Session {
  package nonisolated static let ada = Session(userID: "ada", token: "token")
}

extension User {
  package nonisolated static let ada = User(
    id: "ada", name: "Ada", friendCount: 2,
    avatar: AvatarReference(low: ImageReference("ada-low"), high: ImageReference("ada-high")))
}

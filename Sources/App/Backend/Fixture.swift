package import Model

/// The state of server and device at the start; by default the one in the specification.
package nonisolated struct Fixture: Hashable, Sendable {
  /// The number of ada's generated notes; ignored if there are `ownNotes`.
  package var noteCount: Int
  /// The seed for generating notes; equal seeds give equal notes.
  package var seed: UInt64
  package var pictures: Pictures
  /// Notes from the user's own file, used instead of generated ones.
  package var ownNotes: [Note]?
  /// The user with a session stored on the device, if there is one.
  package var storedSession: User.ID?

  /// The number of friends with tabs of their own: for the form `mounted`, else none.
  package var friendTabCount = 0

  /// The ids of these friends, in the order of their tabs.
  package var friends: [User.ID] { (0..<friendTabCount).map { "friend-\($0 + 2)" } }

  /// The generated notes that have a picture.
  package enum Pictures: String, Codable, Sendable {
    case everyFifth, all, none
  }

  /// The largest number of notes that a caller can ask for.
  package static let maximumNoteCount = 100_000

  package init(
    noteCount: Int = 60, seed: UInt64 = 1, pictures: Pictures = .everyFifth,
    ownNotes: [Note]? = nil, storedSession: User.ID? = nil
  ) {
    self.noteCount = noteCount
    self.seed = seed
    self.pictures = pictures
    self.ownNotes = ownNotes
    self.storedSession = storedSession
  }

  /// The id of the first note that an app creates; later ids follow.
  package var firstNewNoteID: Note.ID {
    max(1_000, ownNotes.map { $0.map(\.id).max() ?? 0 } ?? noteCount) + 1
  }
}

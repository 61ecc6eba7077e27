package import Model

/// How things stand when the server starts; by default the first world of the specification.
package nonisolated struct World: Hashable, Sendable {
  /// How many notes ada has, if they are not somebody's own.
  package var noteCount: Int
  /// From which her notes are generated; equal seeds give equal notes.
  package var seed: UInt64
  package var pictures: Pictures
  /// A user's own notes in place of generated ones.
  package var ownNotes: [Note]?
  /// Whose session the device has stored, if anybody's.
  package var storedSession: User.ID?

  /// Which generated notes have a picture.
  package enum Pictures: String, Codable, Sendable {
    case everyFifth, all, none
  }

  /// More notes than these nobody can ask for.
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

  /// The id of the first note that an app creates; the next ones follow.
  package var firstNewNoteID: Note.ID {
    max(1_000, ownNotes.map { $0.map(\.id).max() ?? 0 } ?? noteCount) + 1
  }
}

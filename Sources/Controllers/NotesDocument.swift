import Foundation
import Model

/// Turns what a `NotesFile` keeps into the bytes of its document, and back.
///
/// Both ways check the same: what could not be read again is not written.
enum NotesDocument {
  /// The bytes of the document: indented JSON, the same for the same contents.
  static func bytes(of contents: StoredContents) throws(NotesDocumentFault) -> Data {
    let present = Set(contents.accounts.values.flatMap { $0.notes().lazy.map(\.id) })
    let raw = RawNotesDocument(
      version: RawNotesDocument.currentVersion,
      users: contents.accounts.mapValues { account in
        RawNotesDocument.Entry(
          friendCount: account.user.friendCount, notes: account.notes().map(RawNote.init))
      },
      deletedIDs: contents.usedIDs.subtracting(present).sorted(),
      session: contents.session.map(RawSession.init), sessionCount: contents.sessionCount)
    try NotesDocumentCheck(raw).run()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return try encoder.encode(raw) + Data("\n".utf8)
    } catch {
      throw NotesDocumentFault("this cannot be written as JSON")
    }
  }

  /// What the bytes of a document say.
  ///
  /// - Throws: The first thing that is wrong with them.
  static func contents(of bytes: Data) throws(NotesDocumentFault) -> StoredContents {
    let version = try decode(RawNotesDocument.Version.self, from: bytes).version
    guard version <= RawNotesDocument.currentVersion else {
      throw NotesDocumentFault(newerVersion: version)
    }
    let raw = try decode(RawNotesDocument.self, from: bytes)
    try NotesDocumentCheck(raw).run()
    var contents = StoredContents(
      notes: raw.users.mapValues { SeededNotes($0.notes.map(\.note)) },
      friends: raw.users.mapValues(\.friendCount), deleted: raw.deletedIDs,
      sessionCount: raw.sessionCount)
    contents.session = raw.session?.session
    return contents
  }

  private static func decode<Raw: Decodable>(
    _: Raw.Type, from bytes: Data
  ) throws(NotesDocumentFault) -> Raw {
    do {
      return try JSONDecoder().decode(Raw.self, from: bytes)
    } catch {
      throw NotesDocumentFault(error, in: bytes)
    }
  }
}

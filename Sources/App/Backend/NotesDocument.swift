import Controllers
import Foundation
import Model

/// Encodes the contents of a `NotesFile` as the bytes of its document, and decodes them.
///
/// Both directions make the same checks, so nothing is written that could not be read again.
enum NotesDocument {
  /// Returns the document as indented JSON; equal contents give equal bytes.
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

  /// Decodes the bytes of a document.
  ///
  /// - Throws: The first problem in the bytes.
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

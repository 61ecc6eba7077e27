import Foundation
package import Model

/// A storage in a file: a versioned JSON document (`RawNotesDocument`), replaced at each change.
///
/// A change that has returned survives a kill at any moment. It survives a loss of power if system
/// and drive really write what is synced. An interrupted change is stored completely or not at all.
///
/// One process at a time has the file open, until this object is released or the process ends. A
/// change writes all notes: about 0.1 s for 10 000.
package final class NotesFile: NotesStorage {
  package private(set) var contents: StoredContents
  private let path: String
  private let file: DurableFile

  /// Opens the file at `path`, or creates it with the contents of a fixture at `moment`.
  ///
  /// - Throws: The reason why that is impossible. An existing file is then left unchanged.
  package init(
    _ path: String, fixture: Fixture = Fixture(), at moment: Timestamp
  ) throws(NotesFileError) {
    self.path = path
    file = try DurableFile(path)
    if let bytes = try file.read() {
      do throws(NotesDocumentFault) {
        contents = try NotesDocument.contents(of: bytes)
      } catch {
        throw NotesFileError(path, error)
      }
    } else {
      contents = StoredContents(of: fixture, at: moment, cache: BackendCache())
      try write(contents)
    }
  }

  package func change(_ body: (inout StoredContents) -> Void) throws(NotesFileError) {
    var changed = contents
    body(&changed)
    try write(changed)
    contents = changed
  }

  private func write(_ contents: StoredContents) throws(NotesFileError) {
    let bytes: Data
    do throws(NotesDocumentFault) {
      bytes = try NotesDocument.bytes(of: contents)
    } catch {
      throw NotesFileError(path, error)
    }
    try file.replace(with: bytes)
  }
}

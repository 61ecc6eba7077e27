@testable import Controllers
import Foundation
import Model
import Testing

@MainActor struct NoteListMemoTests {
  private let notes = (1...20).map {
    Note(
      id: $0, createdAt: .firstWorld, changedAt: $0 == 3 ? .firstWorld : nil,
      text: "A note whose text is too long to lie in a string itself: \($0)",
      picture: ImageReference("a picture with a long name \($0)"))
  }

  @Test("The same bytes give equal notes in memory of their own")
  func freshCopies() throws {
    let bytes = try encoded(notes)
    let decoder = NoteListDecoder()
    let first = try decoder.decode(bytes).get()
    let second = try decoder.decode(bytes).get()
    let third = try decoder.decode(bytes).get()
    #expect(first == notes && second == notes && third == notes)
    for (left, right) in [(first, second), (second, third), (first, third)] {
      #expect(bufferAddress(left) != bufferAddress(right))
      for (note, other) in zip(left, right) {
        #expect(address(note.text) != address(other.text))
        #expect(address(note.picture?.name) != address(other.picture?.name))
      }
    }
  }

  @Test("Other bytes are read anew, and unreadable ones leave the memo as it was")
  func otherBytes() throws {
    let bytes = try encoded(notes)
    let decoder = NoteListDecoder()
    #expect(decoder.decode(Data("[]".utf8)) == .failure(.unreadableAnswer))
    #expect(try decoder.decode(bytes).get() == notes)
    #expect(decoder.decode(bytes.dropLast()) == .failure(.unreadableAnswer))
    #expect(try decoder.decode(bytes).get() == notes)
    #expect(try decoder.decode(encoded(Array(notes.dropLast()))).get() == notes.dropLast())
    #expect(try decoder.decode(encoded([])).get() == [])
  }

  @Test("Notes are encoded again only when the server's have changed")
  func encoder() throws {
    let encoder = NoteListEncoder()
    let revision = Account.Revision()
    var count = 0
    func bytes(of revision: Account.Revision) -> Data? {
      encoder.bytes(of: revision) {
        count += 1
        return notes
      }
    }
    let first = try #require(bytes(of: revision))
    #expect(bytes(of: revision) == first)
    #expect(count == 1)
    _ = bytes(of: Account.Revision())
    #expect(count == 2)
  }

  @Test("A world is seeded again only when it or the moment is another")
  func seeds() {
    let memo = BackendMemo()
    let first = memo.notes(of: World(), at: .firstWorld)
    #expect(memo.notes(of: World(), at: .firstWorld).revision === first.revision)
    let later = memo.notes(of: World(), at: Timestamp.firstWorld.advanced(by: 1))
    #expect(later.revision !== first.revision)
    #expect(later.notes.first?.createdAt != first.notes.first?.createdAt)
    let other = memo.notes(of: World(noteCount: 5), at: .firstWorld)
    #expect(other.notes.count == 5)
  }

  private func encoded(_ notes: [Note]) throws -> Data {
    try JSONEncoder().encode(RawNoteList(notes: notes.map(RawNote.init)))
  }

  private func bufferAddress(_ notes: [Note]) -> UnsafeRawPointer? {
    notes.withUnsafeBytes { $0.baseAddress }
  }

  private func address(_ text: String?) -> UnsafeRawPointer? {
    text?.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
  }
}

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
    let bytes = encoded(notes)
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

  @Test("Bytes that cannot be read leave the memo as it was")
  func unreadable() throws {
    let bytes = encoded(notes)
    let decoder = NoteListDecoder()
    for bad in ["<html>", "{}\n", "\n", String(decoding: bytes.dropLast(), as: UTF8.self)] {
      #expect(decoder.decode(Data(bad.utf8)) == .failure(.unreadableAnswer))
    }
    #expect(try decoder.decode(bytes).get() == notes)
    for bad in ["<html>", "", "{}\n"] {
      #expect(decoder.decode(bytes.dropLast() + Data(bad.utf8)) == .failure(.unreadableAnswer))
    }
    #expect(try decoder.decode(bytes).get() == notes)
    #expect(try decoder.decode(encoded([])).get() == [])
  }

  @Test("After any edits the memos give what they would give without a memory", arguments: 1...4)
  func edits(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let encoder = NoteListEncoder()
    let decoder = NoteListDecoder()
    var edited = notes
    for _ in 0..<300 {
      for _ in 0..<random.below(4) {
        let place = random.below(edited.count + 1)
        // Few texts, so that neighbours and old and new ones are often alike.
        let note = Note(
          id: random.below(3), createdAt: .firstWorld, text: ["", "a", "aa\n"][random.below(3)])
        switch random.below(3) {
        case 0: edited.insert(note, at: place)
        case 1 where place < edited.count: edited.remove(at: place)
        case _ where place < edited.count: edited[place] = note
        default: edited = []
        }
      }
      let bytes = try #require(encoder.bytes(of: Account.Revision()) { edited })
      #expect(bytes == encoded(edited))
      #expect(try decoder.decode(bytes).get() == edited)
    }
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

  private func encoded(_ notes: [Note]) -> Data {
    NoteListEncoder().bytes(of: Account.Revision()) { notes } ?? Data()
  }

  private func bufferAddress(_ notes: [Note]) -> UnsafeRawPointer? {
    notes.withUnsafeBytes { $0.baseAddress }
  }

  private func address(_ text: String?) -> UnsafeRawPointer? {
    text?.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
  }
}

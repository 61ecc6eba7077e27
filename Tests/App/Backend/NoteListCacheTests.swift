import Foundation
import Model
import Testing

@testable import Backend
@testable import Controllers

@MainActor struct NoteListCacheTests {
  private let notes = (1...20).map {
    Note(
      id: $0, createdAt: .fixtureStart, changedAt: $0 == 3 ? .fixtureStart : nil,
      text: "A note whose text is too long to lie in a string itself: \($0)",
      picture: ImageReference("a picture with a long name \($0)"))
  }

  @Test("Decoding the same bytes again gives equal notes with their own memory.")
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

  @Test("Unreadable bytes leave the decoder's cache unchanged.")
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

  @Test(
    "After random edits, encoder and decoder give the same results as without a cache.",
    arguments: 1...4)
  func edits(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let encoder = NoteListEncoder()
    let decoder = NoteListDecoder()
    var edited = notes
    for _ in 0..<300 {
      for _ in 0..<random.below(4) {
        let place = random.below(edited.count + 1)
        // There are only a few texts, so that neighbours are often equal, and old and new texts
        // too.
        let note = Note(
          id: random.below(3), createdAt: .fixtureStart, text: ["", "a", "aa\n"][random.below(3)])
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

  @Test("Notes are encoded again only if the server's notes have changed.")
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

  @Test("Notes are generated again only for another fixture or another time.")
  func seeds() {
    let cache = BackendCache()
    let first = cache.notes(of: Fixture(), at: .fixtureStart)
    #expect(cache.notes(of: Fixture(), at: .fixtureStart).revision === first.revision)
    let later = cache.notes(of: Fixture(), at: Timestamp.fixtureStart.advanced(by: 1))
    #expect(later.revision !== first.revision)
    #expect(later.notes.first?.createdAt != first.notes.first?.createdAt)
    let other = cache.notes(of: Fixture(noteCount: 5), at: .fixtureStart)
    #expect(other.notes.count == 5)
  }

  @Test("The notes of several fixtures are kept, whatever else differs between the fixtures.")
  func fixtures() {
    let cache = BackendCache()
    var fixture = Fixture()
    let first = cache.notes(of: fixture, at: .fixtureStart)
    for count in 1...3 { _ = cache.notes(of: Fixture(noteCount: count), at: .fixtureStart) }
    fixture.friendTabCount = 24
    fixture.storedSession = "ada"
    #expect(cache.notes(of: fixture, at: .fixtureStart).revision === first.revision)
    for count in 4...7 { _ = cache.notes(of: Fixture(noteCount: count), at: .fixtureStart) }
    #expect(cache.notes(of: fixture, at: .fixtureStart).revision !== first.revision)
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

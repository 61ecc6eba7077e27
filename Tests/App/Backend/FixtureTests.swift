import Model
import Testing

@testable import Backend

@MainActor struct FixtureTests {
  private func notes(_ fixture: Fixture = Fixture()) -> [Note] {
    BackendCache().notes(of: fixture, at: .fixtureStart).notes
  }

  @Test("The first five notes have the bytes that the specification gives.")
  func firstFive() {
    let texts = [
      "Buy milk",
      "Call Grace about the compiler\nTuesday, not Monday",
      "\u{6771}\u{4EAC} \u{1F5FC}\nPassports, adapters, the green notebook",
      "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5DC}\u{5DB}\u{5DD}\nReply to Dana before Friday",
      "\nA title that is rather longer than the forty characters a row will show",
    ]
    #expect(notes().prefix(5).map { Array($0.text.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test(
    "Note k was touched k hours ago; every third note was changed then, ten days after creation."
  )
  func dates() {
    let hour: Int64 = 3_600_000
    for note in notes(Fixture(noteCount: 100)) {
      let touchedAt = Timestamp.fixtureStart.advanced(by: -Int64(note.id) * hour)
      #expect(note.touchedAt == touchedAt)
      #expect((note.changedAt != nil) == note.id.isMultiple(of: 3))
      #expect(note.createdAt == (note.changedAt.map { $0.advanced(by: -240 * hour) } ?? touchedAt))
    }
    #expect(NoteRows(notes(), order: .byChange).ids == Array(1...60))
  }

  @Test("Every fifth note, all notes or no notes have a picture, as the fixture says.")
  func pictures() {
    func ids(_ pictures: Fixture.Pictures) -> [Note.ID] {
      notes(Fixture(noteCount: 12, pictures: pictures)).compactMap { note in
        note.picture.map { $0.name == "note-\(note.id)" ? note.id : -1 }
      }
    }
    #expect(ids(.everyFifth) == [5, 10])
    #expect(ids(.all) == Array(1...12))
    #expect(ids(.none) == [])
  }

  @Test("A seed gives the same notes on every machine, for any number of notes.")
  func determinism() {
    let seeded = notes(Fixture(noteCount: 300))
    #expect(seeded == notes(Fixture(noteCount: 300)))
    #expect(Array(seeded.prefix(60)) == notes())
    #expect(hash(seeded) == 13_998_843_428_843_066_769)
    let other = notes(Fixture(noteCount: 300, seed: 2))
    let same = zip(seeded, other).filter { $0.text == $1.text }.map(\.0.id)
    #expect(same.prefix(5) == [1, 2, 3, 4, 5])
    #expect(same.count < 20)
  }

  @Test("Generated notes have from one word to pages, in many writing systems.")
  func variety() {
    let texts = notes().dropFirst(5).map(\.text)
    func contains(_ range: ClosedRange<UInt32>) -> Bool {
      texts.contains { $0.unicodeScalars.contains { range.contains($0.value) } }
    }
    #expect(contains(0x4E00...0x9FFF))
    #expect(contains(0x0590...0x06FF))
    #expect(contains(0x0300...0x036F))
    #expect(contains(0x1F300...0x1FAFF))
    let words = texts.map { wordCount(of: $0) }
    #expect(words.contains(1))
    #expect(words.contains { $0 > 100 })
    #expect(texts.filter { $0.contains("\n") }.count > 20)
    #expect(texts.allSatisfy { validate(noteText: $0) })
    #expect(Set(texts).count > 50)
    // An example in the specification filters by this word and expects one row.
    #expect(!texts.contains { $0.lowercased().contains("passports") })
  }

  @Test("Half of a thousand notes have more than a few words, and only a few have pages.")
  func lengths() {
    let words = notes(Fixture(noteCount: 1_000)).map { wordCount(of: $0.text) }.sorted()
    #expect((6...20).contains(words[500]))
    #expect((30...120).contains(words[900]))
    #expect((200...2_500).contains(words[998]))
  }

  @Test("No note has a control character other than a line break.")
  func control() {
    for note in notes(Fixture(noteCount: 1_000)) {
      let isClean = note.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
      #expect(isClean, "\(note.id)")
    }
  }

  @Test("The first new id is higher than 1000 and than all other ids.")
  func newIDs() {
    #expect(Fixture().firstNewNoteID == 1_001)
    #expect(Fixture(noteCount: 0).firstNewNoteID == 1_001)
    #expect(Fixture(noteCount: 1_000).firstNewNoteID == 1_001)
    #expect(Fixture(noteCount: 1_500).firstNewNoteID == 1_501)
    #expect(Fixture(ownNotes: []).firstNewNoteID == 1_001)
    #expect(Fixture(ownNotes: [makeNote(5_000), makeNote(2)]).firstNewNoteID == 5_001)
  }

  @Test("A user's own notes replace the generated ones.")
  func ownNotes() {
    let device = TestDevice(Fixture(ownNotes: [makeNote(9), makeNote(4)]))
    #expect(device.backend.notes(of: "ada") == [makeNote(4), makeNote(9)])
    #expect(device.backend.hasEverUsed(9) && !device.backend.hasEverUsed(1))
  }

  @Test("The random numbers equal those of Vigna's reference implementation.")
  func splitMix() {
    // The first outputs for the seed 1234567, as published with the reference implementation.
    var random = SplitMix64(seed: 1_234_567)
    let published: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    #expect(published == [random.next(), random.next(), random.next()])
  }

  /// Returns the 64-bit FNV-1a hash of all texts.
  private func hash(_ notes: [Note]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for note in notes {
      for byte in note.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = hash &* 0x100_0000_01B3
    }
    return hash
  }
}

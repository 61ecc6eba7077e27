import Foundation
import Model
import Testing

struct ModelTests {
  @Test("A note was last touched when it changed, or when it was created if it never changed.")
  func touched() {
    var note = Note(id: 1, createdAt: .fixtureStart, text: "")
    #expect(note.touchedAt == .fixtureStart)
    note.changedAt = Timestamp(milliseconds: 5)
    #expect(note.touchedAt == Timestamp(milliseconds: 5))
  }

  @Test("Notes with one different property differ, and decoding gives the same notes.")
  func notes() throws {
    let moment = Timestamp.fixtureStart
    let later = moment.advanced(by: 1)
    let notes = [
      Note(id: 1, createdAt: moment, text: "a"),
      Note(id: 2, createdAt: moment, text: "a"),
      Note(id: 1, createdAt: later, text: "a"),
      Note(id: 1, createdAt: moment, changedAt: moment, text: "a"),
      Note(id: 1, createdAt: moment, changedAt: later, text: "a"),
      Note(id: 1, createdAt: moment, text: "b"),
      Note(id: 1, createdAt: moment, text: "a", picture: ImageReference("x")),
      Note(id: 1, createdAt: moment, text: "a", picture: ImageReference("y")),
    ]
    #expect(Set(notes).count == notes.count)
    #expect(try JSONDecoder().decode([Note].self, from: JSONEncoder().encode(notes)) == notes)
  }

  @Test("The fixture begins at nine o'clock on New Year's Day 2026.")
  @MainActor func fixtureStart() {
    #expect(format(.fixtureStart) == "2026-01-01 09:00:00")
  }

  @Test("A note whose delete is refused comes back with what has changed meanwhile.")
  func refusedDelete() throws {
    let note = Note(id: 1, createdAt: .fixtureStart, text: "old")
    let changed = Note(id: 1, createdAt: .fixtureStart, text: "new")
    var notes = NoteCollection()
    _ = notes.load([note])
    let delete = notes.beginDelete(1)
    let number = try #require(delete).number
    _ = notes.apply([.stored(changed)])
    #expect(notes[1] == nil)
    _ = notes.endDelete(of: 1, number: number, succeeded: false)
    #expect(notes[1] == changed && notes.mark(of: 1) == .failed)
  }

  @Test("A change has the id of the stored or deleted note.")
  func changes() {
    #expect(NoteChange.deleted(3).id == 3)
    #expect(NoteChange.stored(Note(id: 4, createdAt: .fixtureStart, text: "")).id == 4)
  }
}

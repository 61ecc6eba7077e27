import Foundation
import Model
import Testing

struct ModelTests {
  @Test("A note was last touched when it changed, else when it was created")
  func touched() {
    var note = Note(id: 1, createdAt: .firstWorld, text: "")
    #expect(note.touchedAt == .firstWorld)
    note.changedAt = Timestamp(milliseconds: 5)
    #expect(note.touchedAt == Timestamp(milliseconds: 5))
  }

  @Test("Notes differ as soon as one property does, and come back from JSON")
  func notes() throws {
    let moment = Timestamp.firstWorld
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

  @Test("The first world begins at nine o'clock on New Year's Day 2026")
  @MainActor func firstWorld() {
    #expect(format(.firstWorld) == "2026-01-01 09:00:00")
  }

  @Test("A change is about a note, stored or deleted")
  func changes() {
    #expect(NoteChange.deleted(3).id == 3)
    #expect(NoteChange.stored(Note(id: 4, createdAt: .firstWorld, text: "")).id == 4)
  }
}

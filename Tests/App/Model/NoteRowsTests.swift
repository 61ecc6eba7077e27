import Foundation
import Model
import Testing

@MainActor struct NoteRowsTests {
  @Test(
    "After thousands of random operations, the rows equal those of a naive sort.",
    arguments: [NoteOrder.byChange, .byTitle], ["", "A", "no such text"])
  func random(order: NoteOrder, filter: String) {
    var random = Dice(state: 1)
    var notes: [Note.ID: Note] = [:]
    var rows = NoteRows(order: order, filter: filter)
    var expected: [Note.ID] = []
    for step in 0..<2_000 {
      let before = expected
      let id = random.roll(40)
      let old = notes[id]
      let isRemoval = old != nil && random.roll(3) == 0
      let new = isRemoval ? nil : note(id, &random)
      notes[id] = new
      expected = naive(notes.values, order, filter)
      let told = rows.apply(NoteCollection.Change(id: id, old: old, new: new))
      let wanted: NoteRows.RowChange? =
        switch (before.firstIndex(of: id), expected.firstIndex(of: id)) {
        case (nil, nil): nil
        case (nil, let to?): .inserted(to)
        case (let from?, nil): .removed(from)
        case (let from?, let to?): from == to ? .updated(from) : .moved(from: from, to: to)
        }
      guard rows.ids == expected, told == wanted else {
        Issue.record("step \(step): \(String(describing: told)), not \(String(describing: wanted))")
        return
      }
    }
    #expect(rows == NoteRows(notes.values, order: order, filter: filter))
    #expect(
      expected.allSatisfy { id in notes[id].flatMap(rows.row) == expected.firstIndex(of: id) })
  }

  @Test(
    "A note with another date and text is not found.", arguments: [NoteOrder.byChange, .byTitle])
  func stranger(order: NoteOrder) {
    let moment = Timestamp.fixtureStart
    let note = Note(id: 1, createdAt: moment, text: "b")
    let other = Note(id: 1, createdAt: moment.advanced(by: 1), text: "c")
    var rows = NoteRows([note, Note(id: 2, createdAt: moment, text: "a")], order: order)
    let before = rows
    #expect(rows.row(of: other) == nil)
    #expect(rows.apply(NoteCollection.Change(id: 1, old: other, new: nil)) == nil)
    #expect(rows == before)
    #expect(rows.count == 2)
  }

  @Test(
    "Encoding rows as JSON and decoding them gives the same rows.",
    arguments: [NoteOrder.byChange, .byTitle])
  func coding(order: NoteOrder) throws {
    var random = Dice(state: 3)
    let rows = NoteRows((0..<50).map { note($0, &random) }, order: order)
    let bytes = try JSONEncoder().encode(rows)
    #expect(try JSONDecoder().decode(NoteRows.self, from: bytes) == rows)
  }

  @Test("An operation in 100 000 rows takes at most 40 comparisons.")
  func logarithmic() {
    let notes = (1...100_000).map {
      Note(id: $0, createdAt: Timestamp(milliseconds: Int64($0)), text: "")
    }
    var rows = NoteRows(notes, order: .byChange)
    var changed = notes[50_000]
    changed.changedAt = Timestamp(milliseconds: 99_000)
    let comparisons = sharedComparisons
    rows.apply(NoteCollection.Change(id: changed.id, old: notes[50_000], new: changed))
    #expect((2...40).contains(sharedComparisons - comparisons))
  }

  /// There are only a few dates and titles, so that ties are common.
  private func note(_ id: Note.ID, _ random: inout Dice) -> Note {
    let created = Timestamp(milliseconds: Int64(random.roll(20)))
    let changed = random.roll(2) == 0 ? nil : Timestamp(milliseconds: Int64(random.roll(20)))
    let words = ["", "a", "b", "B", "é", "東京", "🗼", "\nab", "a\nb", "ש"]
    return Note(
      id: id, createdAt: created, changedAt: changed, text: words[random.roll(words.count)])
  }

  private func naive(
    _ all: some Sequence<Note>, _ order: NoteOrder, _ filter: String
  ) -> [Note.ID] {
    let notes = all.filter { matches($0.text, filter: filter) }
    switch order {
    case .byChange:
      let rows = notes.map { (key: $0.changedAt ?? $0.createdAt, id: $0.id) }
      return rows.sorted { $0.key == $1.key ? $0.id > $1.id : $0.key > $1.key }.map(\.id)
    case .byTitle:
      let rows = notes.map { (key: title(of: $0.text).unicodeScalars.map(\.value), id: $0.id) }
      let sorted = rows.sorted {
        $0.key == $1.key ? $0.id > $1.id : $0.key.lexicographicallyPrecedes($1.key)
      }
      return sorted.map(\.id)
    }
  }

  /// A linear congruential generator, good enough to choose operations.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  @Test(
    "Rows are sorted again if more than 15 rows and more than an eighth of the rows have changed.",
    arguments: [(60, 15, false), (60, 16, true), (1_000, 125, false), (1_000, 126, true)])
  @MainActor func sortsAgain(rows count: Int, changed: Int, isSorted: Bool) {
    let notes = (1...count).map {
      Note(id: $0, createdAt: Timestamp(milliseconds: Int64($0)), text: "Note \($0)")
    }
    let changes = notes.prefix(changed).map {
      NoteCollection.Change(id: $0.id, old: $0, new: $0)
    }
    let rows = NoteRows(notes, order: .byChange)
    #expect(rows.shouldResort(after: changes) == isSorted)
  }
}

import Controllers
import Model

/// Results that several backends can share: the notes of a fixture, encoded and decoded.
///
/// No app can see a difference. Each backend has a cache of its own unless it is given one. A
/// benchmark starts a new backend for each sample and gives the same cache to all of them.
package final class BackendCache {
  let encoder = NoteListEncoder()
  let decoder = NoteListDecoder()
  private var seeded: (fixture: Fixture, moment: Timestamp, notes: SeededNotes)?

  package init() {}

  /// Returns the notes of a fixture for a clock that shows `moment`.
  func notes(of fixture: Fixture, at moment: Timestamp) -> SeededNotes {
    if let seeded, seeded.moment == moment, seeded.fixture == fixture { return seeded.notes }
    let generator = NoteGenerator(seed: fixture.seed, pictures: fixture.pictures, clock: moment)
    let notes = SeededNotes(fixture.ownNotes ?? generator.notes(count: fixture.noteCount))
    seeded = (fixture, moment, notes)
    return notes
  }
}

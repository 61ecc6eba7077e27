import Controllers
import Model

/// Results that several backends can share: the notes of a fixture, encoded and decoded.
///
/// No app can see a difference. Each backend has a cache of its own unless it is given one. A
/// benchmark starts a new backend for each sample and gives the same cache to all of them.
package final class BackendCache {
  let encoder = NoteListEncoder()
  let decoder = NoteListDecoder()
  /// Whether a push reaches the client as a copy, and not as JSON.
  ///
  /// The client's values are newly allocated either way. Encoding and decoding take about 10 µs per
  /// change, which no benchmark times.
  let copiesPushes: Bool
  /// The notes of the last fixtures; the newest is at the end.
  private var seeded: [(fixture: Fixture, moment: Timestamp, notes: SeededNotes)] = []
  private static let maximumFixtureCount = 4

  package init(copiesPushes: Bool = false) {
    self.copiesPushes = copiesPushes
  }

  /// Returns the notes of a fixture for a clock that shows `moment`.
  func notes(of fixture: Fixture, at moment: Timestamp) -> SeededNotes {
    var fixture = fixture
    // Neither changes the notes.
    fixture.friendTabCount = 0
    fixture.storedSession = nil
    if let same = seeded.last(where: { $0.moment == moment && $0.fixture == fixture }) {
      return same.notes
    }
    let generator = NoteGenerator(seed: fixture.seed, pictures: fixture.pictures, clock: moment)
    let notes = SeededNotes(fixture.ownNotes ?? generator.notes(count: fixture.noteCount))
    seeded = seeded.suffix(Self.maximumFixtureCount - 1) + [(fixture, moment, notes)]
    return notes
  }
}

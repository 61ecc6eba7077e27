import Model

/// Work of a backend that the next one need not do again.
///
/// That is seeding a world, encoding its notes and decoding them; no app can see a difference.
/// Each backend has its own unless it is given one. A benchmark that starts a new backend for each
/// sample shares one between them.
package final class BackendMemo {
  let encoder = NoteListEncoder()
  let decoder = NoteListDecoder()
  private var seeded: (world: World, moment: Timestamp, notes: SeededNotes)?

  package init() {}

  /// The notes of a world whose clock stands at `moment`.
  func notes(of world: World, at moment: Timestamp) -> SeededNotes {
    if let seeded, seeded.moment == moment, seeded.world == world { return seeded.notes }
    let generator = NoteGenerator(seed: world.seed, pictures: world.pictures, clock: moment)
    let notes = SeededNotes(world.ownNotes ?? generator.notes(count: world.noteCount))
    seeded = (world, moment, notes)
    return notes
  }
}

package import ArchitectureKit
package import Backend
package import Equivalence
import Model

extension Interaction {
  /// Launches an app with the pictures that the interaction needs.
  package func launch(
    _ variant: Variant, in fixture: Fixture, cache: BackendCache = BackendCache()
  ) -> AppDriver {
    var fixture = fixture
    fixture.pictures = pictures
    // Generated notes get their pictures from the fixture; a user's own notes need them too.
    if pictures == .all { fixture.ownNotes = fixture.ownNotes.map { $0.map(\.withPicture) } }
    return AppDriver(variant, in: fixture, cache: cache)
  }
}

extension Note {
  fileprivate var withPicture: Note {
    Note(
      id: id, createdAt: createdAt, changedAt: changedAt, text: text,
      picture: ImageReference("note-\(id)"))
  }
}

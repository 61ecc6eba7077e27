package import ArchitectureKit
package import Controllers
import Model

extension Interaction {
  /// Launches an app as the interaction needs it: with its pictures and its profiles.
  package func launch(
    _ variant: Variant, in world: World, memo: BackendMemo = BackendMemo()
  ) -> AppDriver {
    var world = world
    world.pictures = pictures
    // Generated notes get theirs from the world; somebody's own need them as well.
    if pictures == .all { world.ownNotes = world.ownNotes.map { $0.map(\.withPicture) } }
    return AppDriver(variant, in: world, memo: memo, profileCount: mounted)
  }
}

extension Note {
  fileprivate var withPicture: Note {
    Note(
      id: id, createdAt: createdAt, changedAt: changedAt, text: text,
      picture: ImageReference("note-\(id)"))
  }
}

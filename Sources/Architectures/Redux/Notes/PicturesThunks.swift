import Controllers
import Model

/// Loads the pictures of notes.
enum PicturesThunks {
  /// Loads the picture of a note, if it has one, once a session; for a row that comes into view.
  static func load(of id: Note.ID) -> Thunk {
    { store, services in
      guard let reference = store.state.notes.collection[id]?.picture,
        !store.state.pictures.requested.contains(reference),
        let session = store.state.session.session
      else { return }
      store.dispatch(.pictures(.requested(reference)))
      services.images.image(reference, in: session) { [weak store] result in
        if case .success(let picture) = result {
          store?.dispatch(.pictures(.arrived(reference, picture)))
        }
      }
    }
  }
}

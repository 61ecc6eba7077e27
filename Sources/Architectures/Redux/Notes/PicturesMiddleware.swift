import Controllers
import Model

/// Loads the picture of a note when its row is first shown.
final class PicturesMiddleware: Middleware {
  private let images: ImageController

  init(_ images: ImageController) {
    self.images = images
  }

  func handle(_ action: AppAction, in store: Store, next: @MainActor (AppAction) -> Void) {
    guard case .notes(.rowShown(let id)) = action else { return next(action) }
    // Swallows the action if there is no picture to load.
    guard let reference = store.state.notes.collection[id]?.picture,
      !store.state.pictures.requested.contains(reference),
      let session = store.state.session.session
    else { return }
    next(.notes(.pictureRequested(reference)))
    load(reference, in: session, store)
  }

  private func load(_ reference: ImageReference, in session: Session, _ store: Store) {
    images.image(reference, in: session) { [weak store] result in
      if case .success(let picture) = result {
        store?.dispatch(.notes(.pictureArrived(reference, picture)))
      }
    }
  }
}

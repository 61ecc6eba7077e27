import Controllers
import Model

/// The pictures of the notes; each is loaded when its row is first shown.
final class PictureService: PicturesReading {
  private struct State {
    var session: Session?
    /// Requested in this session; a picture that failed is not requested again.
    var asked: Set<ImageReference> = []
    var arrived: [ImageReference: Picture] = [:]
  }

  private var state = State()
  private let client: ImageController
  private let notes: NotesService
  private let signal: () -> Void

  init(client: ImageController, notes: NotesService, signal: @escaping () -> Void) {
    self.client = client
    self.notes = notes
    self.signal = signal
  }

  func picture(_ reference: ImageReference) -> Picture? { state.arrived[reference] }

  private func pictureAnswered(
    _ reference: ImageReference, _ result: Result<Picture, NotesError>
  ) {
    guard case .success(let picture) = result else { return }
    state.arrived[reference] = picture
    signal()
  }
}

extension PictureService: RowInforming {
  func rowShown(_ id: Int) {
    guard let session = state.session, let reference = notes.note(id)?.picture,
      state.asked.insert(reference).inserted
    else { return }
    client.image(reference, in: session) { [weak self] in
      self?.pictureAnswered(reference, $0)
    }
  }
}

extension PictureService: SessionFollower {
  func sessionBegan(_ session: Session) {
    state.session = session
  }

  func sessionEnded() {
    state = State()
    signal()
  }
}

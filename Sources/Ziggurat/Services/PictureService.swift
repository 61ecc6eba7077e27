import Controllers
import Model

/// The pictures of the notes whose rows have been shown.
final class PictureService: PicturesReading {
  private struct State {
    var session: Session?
    /// Once a session: one that has failed is not asked for again.
    var asked: Set<ImageReference> = []
    var arrived: [ImageReference: Picture] = [:]
  }

  private var state = State()
  private let client: ImageController
  private let notes: any NotesReading
  private let signal: UpdateSignal

  init(client: ImageController, notes: any NotesReading, signal: UpdateSignal) {
    self.client = client
    self.notes = notes
    self.signal = signal
  }

  func picture(_ reference: ImageReference) -> Picture {
    state.arrived[reference] ?? .placeholder
  }

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

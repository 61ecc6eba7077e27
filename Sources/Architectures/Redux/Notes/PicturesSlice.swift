import Model

/// The pictures of notes that were requested in this session.
nonisolated struct PicturesState: Equatable, Codable, Sendable {
  private(set) var requested: Set<ImageReference> = []
  private(set) var arrived: [ImageReference: Picture] = [:]

  /// The picture if it has arrived, otherwise the placeholder.
  func shown(_ reference: ImageReference) -> Picture { arrived[reference] ?? .placeholder }

  fileprivate mutating func reduce(_ action: NotesAction) {
    switch action {
    case .pictureRequested(let reference): requested.insert(reference)
    case .pictureArrived(let reference, let picture): arrived[reference] = picture
    default: break
    }
  }
}

func picturesReducer(_ state: inout PicturesState, _ action: AppAction) {
  if case .notes(let action) = action { state.reduce(action) }
}

import Model

/// The pictures of notes that were requested in this session.
nonisolated struct PicturesState: Equatable, Codable, Sendable {
  fileprivate(set) var requested: Set<ImageReference> = []
  fileprivate(set) var arrived: [ImageReference: Picture] = [:]

  /// The picture if it has arrived, otherwise the placeholder.
  func shown(_ reference: ImageReference) -> Picture { arrived[reference] ?? .placeholder }
}

nonisolated enum PicturesAction: Equatable, Codable, Sendable {
  case requested(ImageReference)
  case arrived(ImageReference, Picture)
}

func picturesReducer(_ state: PicturesState, _ action: AppAction) -> PicturesState {
  var state = state
  switch action {
  case .pictures(.requested(let reference)): state.requested.insert(reference)
  case .pictures(.arrived(let reference, let picture)): state.arrived[reference] = picture
  default: break
  }
  return state
}

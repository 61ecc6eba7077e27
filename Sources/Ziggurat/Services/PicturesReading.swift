import Model

/// What Presenters read of the notes' pictures.
protocol PicturesReading {
  /// The picture, or what stands for it until it has arrived.
  func picture(_ reference: ImageReference) -> Picture
}

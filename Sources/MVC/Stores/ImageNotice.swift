import Model

/// What the image store tells.
enum ImageNotice {
  /// An image has come, for the first time in this session.
  case arrived(ImageReference, Picture)
}

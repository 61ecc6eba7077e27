import Model

/// How far the user's picture has come; each stage only takes the place of an earlier one.
enum Avatar {
  case placeholder
  /// The low resolution.
  case cached(Picture)
  /// The high one.
  case fetched(Picture)
}

import Model

/// What an editor writes.
enum EditedNote {
  /// A note that comes to be at the first tap on save.
  case new
  /// One that has come to be so.
  case created(Note)
  /// One that was there before.
  case existing(Note)
}

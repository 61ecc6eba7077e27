import Model

/// A note that is open, to read.
struct OpenNote {
  /// Another one each time that a note is opened, though it may be the same note.
  let number: Int
  /// With its last content should it have gone; another one when the page is turned.
  var note: Note
}

import Model

/// The few notes that may look different after an action.
nonisolated struct TouchedNotes {
  /// The note whose content may have changed.
  let content: Note.ID?
  /// The note that has lost the selection.
  let deselected: Note.ID?
  /// The note that has got the selection.
  let selected: Note.ID?

  var ids: [Note.ID] { [content, deselected, selected].compactMap(\.self) }
}

/// Parts of the state that subscribers read.
nonisolated struct Slices: OptionSet {
  let rawValue: UInt8

  /// Tab, page, editor, alert and badge.
  static let route = Slices(rawValue: 1)
  static let notes = Slices(rawValue: 2)
  static let pictures = Slices(rawValue: 4)
  static let editor = Slices(rawValue: 8)
  static let profile = Slices(rawValue: 16)
  static let login = Slices(rawValue: 32)
  /// What the list shows besides its rows; a part of the notes.
  static let list = Slices(rawValue: 64)
  static let friends = Slices(rawValue: 128)
  static let all = Slices(rawValue: .max)
}

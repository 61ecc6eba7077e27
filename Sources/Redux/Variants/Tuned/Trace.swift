import Model

/// What an action has changed, left in the state by its reducer.
nonisolated struct Trace: Equatable, Codable, Sendable {
  /// Changed since the subscribers last heard of a state.
  let slices: Slices
  /// Changed by an action of a batch: the subscribers may not have heard of it yet.
  let batchedSlices: Slices
  /// The only notes that may show otherwise than before; `nil` if any may.
  let onlyNotes: TouchedNotes?

  /// Whether a note is known to show what it showed before.
  func leaves(_ id: Note.ID) -> Bool {
    onlyNotes.map { !$0.contains(id) } ?? false
  }
}

/// The few notes that an action concerns.
nonisolated struct TouchedNotes: Equatable, Codable, Sendable {
  /// The one that it names.
  let named: Note.ID
  /// Selected before it, and after it, where that is not the same.
  let deselected: Note.ID?
  let selected: Note.ID?

  func contains(_ id: Note.ID) -> Bool {
    id == named || id == selected || id == deselected
  }
}

/// Parts of the state, as subscribers read them.
nonisolated struct Slices: OptionSet, Codable, Sendable {
  let rawValue: UInt8

  /// Tab, page, editor, alert, and the badge.
  static let route = Slices(rawValue: 1)
  static let notes = Slices(rawValue: 2)
  static let pictures = Slices(rawValue: 4)
  static let editor = Slices(rawValue: 8)
  static let profile = Slices(rawValue: 16)
  static let login = Slices(rawValue: 32)
  /// What the list shows besides its rows, a part of the notes.
  static let list = Slices(rawValue: 64)
  static let all = Slices(rawValue: .max)
}

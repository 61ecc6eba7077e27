/// The parts of the Services that another Service keeps up with.
nonisolated struct ServiceParts: OptionSet {
  let rawValue: Int

  static let session = Self(rawValue: 1 << 0)
  /// The tabs and the alert.
  static let place = Self(rawValue: 1 << 1)
  static let openNote = Self(rawValue: 1 << 2)
  /// Texts, dates and marks of notes.
  static let notes = Self(rawValue: 1 << 3)
  static let noteLoad = Self(rawValue: 1 << 4)
  static let editor = Self(rawValue: 1 << 5)
  /// A link that waits.
  static let link = Self(rawValue: 1 << 6)
}

/// The parts of the Services that a signal can name, and that a branch of the view model is made of.
nonisolated struct ServiceParts: OptionSet {
  let rawValue: Int

  static let session = Self(rawValue: 1 << 0)
  static let login = Self(rawValue: 1 << 1)
  /// The tabs and the alert.
  static let place = Self(rawValue: 1 << 2)
  static let openNote = Self(rawValue: 1 << 3)
  /// Texts, dates and marks of notes, in view or not.
  ///
  /// No branch is made of this part: what is shown of a note has a part of its own.
  static let notes = Self(rawValue: 1 << 4)
  /// The number of notes, or of rows.
  static let noteCount = Self(rawValue: 1 << 5)
  static let noteLoad = Self(rawValue: 1 << 6)
  /// The order and the filter of the list.
  static let arrangement = Self(rawValue: 1 << 7)
  static let selection = Self(rawValue: 1 << 8)
  /// Which rows are in view.
  static let rowsInView = Self(rawValue: 1 << 9)
  static let pictures = Self(rawValue: 1 << 10)
  static let userName = Self(rawValue: 1 << 11)
  static let friendCount = Self(rawValue: 1 << 12)
  static let avatar = Self(rawValue: 1 << 13)
  static let userLoad = Self(rawValue: 1 << 14)
  static let editor = Self(rawValue: 1 << 15)
  /// A link that waits.
  static let link = Self(rawValue: 1 << 16)

  /// The order of the rows, and the content of the rows in view.
  static let rows = Self(rawValue: 1 << 17)
  /// The number of writes that are under way or have failed.
  static let markCount = Self(rawValue: 1 << 18)

  /// A friend, by number from 0; friends beyond the 40th share a name.
  static func friend(_ number: Int) -> Self { Self(rawValue: 1 << (20 + min(number, 40))) }

  /// Everything of the list.
  static let list: Self = [.rows, .noteCount, .noteLoad, .arrangement, .selection, .rowsInView]
  /// Everything of the user.
  static let user: Self = [.userName, .friendCount, .avatar, .userLoad]
  static let all = Self(rawValue: ~0)
}

/// What Presenters may know of the time since the last pass.
protocol ChangesReading: AnyObject {
  /// Whether what is made of these parts alone must be the same as in the last pass.
  func areUnchanged(_ parts: ServiceParts) -> Bool
}

extension ChangesReading {
  /// Returns what the last pass made of these parts, if another pass would make the same of them.
  @inline(__always)
  func kept<Value>(_ last: Value?, from parts: ServiceParts) -> Value? {
    areUnchanged(parts) ? last : nil
  }
}

/// What the tuned variants do beyond the headline; each option works alone.
nonisolated struct TunedOptions: OptionSet {
  let rawValue: Int

  /// Presents only the rows in view, and a few around them.
  static let visibleRows = TunedOptions(rawValue: 1)
  /// Presents nothing again that is made from unchanged values.
  static let memo = TunedOptions(rawValue: 2)

  static let all: TunedOptions = [.visibleRows, .memo]
}

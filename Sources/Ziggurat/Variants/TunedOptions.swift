/// What the tuned variants do beyond the headline, each by itself.
nonisolated struct TunedOptions: OptionSet {
  let rawValue: Int

  /// Of the list only the rows in view are presented, and some around them.
  static let visibleRows = TunedOptions(rawValue: 1)
  /// What was presented from the same is not presented again.
  static let memo = TunedOptions(rawValue: 2)

  static let all: TunedOptions = [.visibleRows, .memo]
}

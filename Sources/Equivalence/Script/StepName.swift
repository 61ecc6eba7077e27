/// The first words that a line of a script can have.
nonisolated enum StepName: String, CaseIterable {
  case tap, type, clear, select, delete, pull, scroll, swipe, open, relaunch, advance, settle
  case snapshot, picture, push, fail, delay, begin, end

  static let list = alternatives(allCases.map(\.rawValue))
}

/// Joins the words as in "a, b or c".
nonisolated func alternatives(_ words: [String]) -> String {
  guard words.count > 1, let last = words.last else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}

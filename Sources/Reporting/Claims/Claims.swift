/// What the articles that made these patterns known claim, put to the test.
///
/// Each verdict is computed from the results that it stands among.
package enum Claims {
  static let all = ziggurat + mvcAndRedux + coordinators + mvvm

  static let noIndex = "the compiler's index was not available"

  /// Nothing to decide by.
  static func unknown(_ reason: String) -> Claim.Finding { ("–", .notRun(reason)) }

  /// What rules that were checked make of a claim.
  static func byRules(_ holds: Bool?, _ names: String) -> Claim.Finding {
    guard let holds else { return unknown("rules were not checked") }
    return (names, holds ? .holds : .fails)
  }
}

/// What claims of articles share when they are decided from results.
///
/// The claims themselves, with their predicates, are in the catalog: `Catalog/Claims/`.
package enum Claims {
  package static let noIndex = "the compiler's index was not available"

  package static let noTests = "unit tests were not measured"

  package static let noChanges = "change requests were not measured"

  /// Nothing to decide by.
  package static func unknown(_ reason: String) -> Claim.Finding { ("–", .notRun(reason)) }

  /// What rules that were checked make of a claim.
  package static func byRules(_ holds: Bool?, _ names: String) -> Claim.Finding {
    guard let holds else { return unknown("rules were not checked") }
    return (names, holds ? .holds : .fails)
  }
}

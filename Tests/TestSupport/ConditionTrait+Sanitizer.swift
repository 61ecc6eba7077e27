import CProbes
package import Testing

extension Trait where Self == ConditionTrait {
  /// A condition for tests that a sanitizer breaks: it skips them in a build that has one.
  ///
  /// - Parameter reason: What the sanitizer does to these tests.
  /// - Returns: The condition.
  package nonisolated static func withoutSanitizer(_ reason: Comment) -> Self {
    .disabled(if: probe_is_sanitized(), reason)
  }
}

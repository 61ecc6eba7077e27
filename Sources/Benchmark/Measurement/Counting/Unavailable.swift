/// The reason why a counter is not available here.
///
/// A counter that is not available is never reported as 0.
package struct Unavailable: Error, Equatable, CustomStringConvertible {
  /// A sentence that says what is missing, why, and what to do.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

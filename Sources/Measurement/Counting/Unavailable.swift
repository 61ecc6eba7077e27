/// Why a figure cannot be had here; never a zero in its place.
package struct Unavailable: Error, Equatable, CustomStringConvertible {
  /// A sentence: what, why, what to do.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

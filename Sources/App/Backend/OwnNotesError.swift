/// The reason why a file of notes cannot be used.
///
/// One sentence: the file, the place and the expected value.
package nonisolated struct OwnNotesError: Error, Equatable, CustomStringConvertible, Sendable {
  package let description: String

  init(file: String, place: String? = nil, problem: String, expected: String) {
    description =
      ([file] + (place.map { [$0] } ?? [])).joined(separator: ": ")
      + ": \(problem); expected \(expected)."
  }
}

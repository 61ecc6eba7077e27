/// Why a file of notes cannot be used: one sentence with the file, the place and what is expected.
package nonisolated struct OwnNotesError: Error, Equatable, CustomStringConvertible, Sendable {
  package let description: String

  init(file: String, place: String? = nil, problem: String, expected: String) {
    description =
      ([file] + (place.map { [$0] } ?? [])).joined(separator: ": ")
      + ": \(problem); expected \(expected)."
  }
}

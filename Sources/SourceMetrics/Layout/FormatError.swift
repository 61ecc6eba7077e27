/// Why sources could not be brought into one layout, as the end of a sentence.
package enum FormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no `swift format` here.
  case notThere
  /// There is nowhere to put the copy.
  case noCopy(folder: String)
  /// The formatter gave up.
  case failed(reason: String)

  /// What is said after "because".
  package var description: String {
    switch self {
    case .notThere:
      "there is no `swift format` here; put a Swift toolchain of version 6 or later on the path"
    case .noCopy(let folder):
      "the folder '\(folder)' cannot be written; make room there or name another in TMPDIR"
    case .failed(let reason): "`swift format` failed: \(reason)"
    }
  }
}

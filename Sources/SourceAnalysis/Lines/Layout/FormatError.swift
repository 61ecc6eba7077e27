/// A failure to format sources; the description is the end of a sentence.
package enum FormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no `swift format`.
  case notThere
  /// The folder for the copy cannot be written.
  case noCopy(folder: String)
  /// The formatter failed.
  case failed(reason: String)

  /// The reason, as it would follow "because".
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

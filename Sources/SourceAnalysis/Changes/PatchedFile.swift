/// The change of one file.
package struct PatchedFile: Hashable, Sendable {
  /// The path from the package's root.
  package let path: String
  /// Whether there is no such file before the change.
  package let isNew: Bool
  /// Whether there is no such file after it.
  package let isDeleted: Bool
  package internal(set) var hunks: [Hunk]

  /// Lines that lie together, and what they become.
  package struct Hunk: Hashable, Sendable {
    /// The index of the first old line, from 0.
    let start: Int
    /// The lines before the change, those around it included.
    var oldLines: [String] = []
    /// The lines after it.
    var newLines: [String] = []
    /// The number of the first changed line, from 1.
    var firstChange = 1
    /// Whether code changes: not only comments and empty lines.
    var changesCode = false
  }

  /// Applies the change.
  ///
  /// - Parameters:
  ///   - text: the present text, `nil` if there is no file.
  ///   - left: the index of a hunk that is not applied.
  /// - Returns: the changed text; `nil` if there is no file then.
  /// - Throws: a `Patch.Failure` if the file is not as the patch expects it.
  package func applied(
    to text: String?, leavingOut left: Int? = nil
  ) throws(Patch.Failure) -> String? {
    guard (text == nil) == isNew else {
      throw Patch.Failure("'\(path)' \(isNew ? "is there already" : "does not exist")")
    }
    var lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    // What follows the last newline.
    let rest = lines.removeLast()
    var result: [String] = []
    var done = 0
    for (index, hunk) in hunks.enumerated() {
      let end = hunk.start + hunk.oldLines.count
      guard hunk.start >= done, end <= lines.count,
        Array(lines[hunk.start..<end]) == hunk.oldLines
      else {
        throw Patch.Failure("the change at '\(path):\(hunk.firstChange)' does not fit the file")
      }
      result += lines[done..<hunk.start]
      result += index == left ? hunk.oldLines : hunk.newLines
      done = end
    }
    result += lines[done...]
    if left == nil ? isDeleted : isNew { return nil }
    return result.map { $0 + "\n" }.joined() + rest
  }
}

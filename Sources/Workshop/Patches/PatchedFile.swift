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

  /// Why a change does not fit a file: the end of a sentence.
  struct Misfit: Error {
    let reason: String
  }

  /// Applies the change.
  ///
  /// - Parameters:
  ///   - text: the present text, `nil` if there is no file.
  ///   - left: the index of a hunk that is not applied.
  /// - Returns: the changed text; `nil` if there is no file then.
  /// - Throws: a `Misfit` if the file is not as the patch expects it.
  func applied(to text: String?, leavingOut left: Int? = nil) throws(Misfit) -> String? {
    guard (text == nil) == isNew else {
      throw Misfit(reason: "\(path) \(isNew ? "is there already" : "does not exist")")
    }
    var lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    // What follows the last newline.
    let rest = lines.removeLast()
    var result: [String] = []
    var (done, shift) = (0, 0)
    for (index, hunk) in hunks.enumerated() {
      guard let start = hunk.place(in: lines[done...], near: hunk.start + shift) else {
        throw Misfit(
          reason: "hunk \(index + 1) of \(path), at line \(hunk.firstChange), finds other lines")
      }
      result += lines[done..<start]
      result += index == left ? hunk.oldLines : hunk.newLines
      (done, shift) = (start + hunk.oldLines.count, start - hunk.start)
    }
    result += lines[done...]
    if left == nil ? isDeleted : isNew { return nil }
    return result.map { $0 + "\n" }.joined() + rest
  }
}

extension PatchedFile.Hunk {
  /// Returns the index of its first old line; the nearest one if there are several.
  fileprivate func place(in lines: ArraySlice<String>, near expected: Int) -> Int? {
    let last = lines.endIndex - oldLines.count
    guard lines.startIndex <= last else { return nil }
    return (lines.startIndex...last).sorted { abs($0 - expected) < abs($1 - expected) }
      .first { lines[$0..<$0 + oldLines.count].elementsEqual(oldLines) }
  }
}

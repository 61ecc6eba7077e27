/// A change to files, as `git diff --no-renames` writes it.
package struct Patch: Sendable {
  /// The changed files, in the order of the text.
  package let files: [PatchedFile]

  init(files: [PatchedFile]) { self.files = files }

  /// Why a text is no patch, or does not apply: one sentence without a full stop.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
  }

  /// Reads a patch.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - name: the patch's path, for failures.
  /// - Throws: a `Failure` that names the first line that cannot be read.
  package init(_ text: String, name: String) throws(Failure) {
    var reader = PatchReader(text, name: name)
    files = try reader.files()
  }

  /// Applies the patch.
  ///
  /// - Parameters:
  ///   - left: a hunk that is not applied.
  ///   - text: returns the present text of a file, or `nil` if there is none.
  /// - Returns: the text of each changed file; `nil` for a file that is deleted.
  /// - Throws: a `Failure` if a file is not as the patch expects it.
  package func texts(
    leavingOut left: Site? = nil, of text: (String) -> String?
  ) throws(Failure) -> [String: String?] {
    var texts: [String: String?] = [:]
    for file in files {
      let hunk = left.flatMap { $0.path == file.path ? $0.hunk : nil }
      texts.updateValue(try file.applied(to: text(file.path), leavingOut: hunk), forKey: file.path)
    }
    return texts
  }

  /// A hunk of a patch.
  package struct Site: Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// The hunk's index in the file.
    package let hunk: Int
    /// The first changed line: of the file before the change.
    package let line: Int
    /// Whether code changes: not only comments and empty lines.
    package let changesCode: Bool

    package init(path: String, hunk: Int, line: Int, changesCode: Bool = true) {
      self.path = path
      self.hunk = hunk
      self.line = line
      self.changesCode = changesCode
    }
  }

  /// All hunks, in the order of the text.
  package var sites: [Site] {
    files.flatMap { file in
      file.hunks.enumerated().map {
        Site(path: file.path, hunk: $0, line: $1.firstChange, changesCode: $1.changesCode)
      }
    }
  }
}

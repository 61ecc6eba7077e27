package import Support

/// A change to files, as `git diff --no-renames` writes it.
package struct Patch: Sendable {
  /// The path of the patch, from the package's root.
  package let path: String
  /// What it does: the words before the first file, without trailers.
  package let prose: String
  /// The lines such as `Document: …` in the last of several paragraphs before the first file.
  package let trailers: [Trailer]
  /// The changed files, in the order of the text.
  package let files: [PatchedFile]

  /// A word that programs know, and what it says here; it may be empty.
  package struct Trailer: Hashable, Sendable {
    package let name: String
    package internal(set) var value: String
  }

  /// Reads a patch.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - path: the patch's path, from the package's root.
  /// - Throws: a `CommandFailure` with exit code 65 that names the first line that cannot be read.
  package init(_ text: String, path: String) throws(CommandFailure) {
    var reader = PatchReader(text, path: path)
    self.path = path
    (prose, trailers) = reader.head()
    files = try reader.files()
  }

  /// Reads a patch from its file.
  ///
  /// - Throws: a `CommandFailure` with exit code 65.
  package init(at path: String, root: String) throws(CommandFailure) {
    guard let text = SourceTexts.read(path, in: root) else {
      throw CommandFailure("The patch '\(path)' cannot be read.", .badData)
    }
    try self.init(text, path: path)
  }

  /// The command that opens the patch as a tree, in which it can be mended.
  package var opener: String {
    let parts = path.split(separator: "/")
    if let form = Form.name(ofPatch: path) { return "Scripts/change-tree \(form)" }
    guard path.hasPrefix(ChangeRequest.allFolder + "/"), parts.count > 3 else {
      return "Scripts/change-tree \(path)"
    }
    return "Scripts/change-tree \(parts[2].prefix { $0 != "-" })"
  }

  /// Applies the patch.
  ///
  /// Lines may have moved since it was made, but those around a change must be the same.
  ///
  /// - Parameters:
  ///   - left: a hunk that is not applied.
  ///   - text: returns the present text of a file, or `nil` if there is none.
  /// - Returns: the text of each changed file; `nil` for a file that is deleted.
  /// - Throws: a `CommandFailure` with exit code 65 that names the file, the hunk, and the command
  ///   that opens the patch.
  package func texts(
    leavingOut left: Site? = nil, of text: (String) -> String?
  ) throws(CommandFailure) -> [String: String?] {
    var texts: [String: String?] = [:]
    for file in files {
      let hunk = left.flatMap { $0.path == file.path ? $0.hunk : nil }
      do {
        let changed = try file.applied(to: text(file.path), leavingOut: hunk)
        texts.updateValue(changed, forKey: file.path)
      } catch {
        throw CommandFailure(
          "\(path) does not apply: \(error.reason). Open it as a tree with '\(opener)'.", .badData)
      }
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

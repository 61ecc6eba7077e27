import Foundation
import Results
package import Support

/// A change to files, as `git diff --no-renames` writes it; `git apply` makes it.
package struct Patch: Sendable {
  /// The path of the patch, from the package's root.
  package let path: String
  /// What it does: the words before the first file, without trailers.
  package let prose: String
  /// The lines such as `Document: …` in the last of several paragraphs before the first file.
  package let trailers: [Trailer]
  /// The changed files, in the order of the text.
  package let files: [File]

  /// A word that programs know, and what it says here; it may be empty.
  package struct Trailer: Hashable, Sendable {
    package let name: String
    package fileprivate(set) var value: String
  }

  /// The change of one file.
  package struct File: Sendable {
    /// The path from the package's root.
    package let path: String
    /// Whether there is no such file before the change.
    package let isNew: Bool
    /// The lines before the first hunk, and those of each hunk.
    fileprivate let head: [Substring]
    fileprivate let hunks: [[Substring]]

    /// The lines of all hunks, without the numbers of lines.
    var change: String {
      hunks.map { $0.dropFirst().joined(separator: "\n") }.joined(separator: "\n\n")
    }
  }

  /// A hunk of a patch: lines that lie together.
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
      (self.path, self.hunk, self.line, self.changesCode) = (path, hunk, line, changesCode)
    }
  }

  // MARK: - Reading

  /// Reads a patch from its file.
  ///
  /// - Throws: a `CommandFailure` with exit code 65.
  package init(at path: String, root: String) throws(CommandFailure) {
    guard let text = SourceTexts.read(path, in: root) else {
      throw CommandFailure("The patch '\(path)' cannot be read.", .badData)
    }
    try self.init(text, path: path)
  }

  /// - Throws: a `CommandFailure` with exit code 65 that names the file that cannot be read.
  package init(_ text: String, path: String) throws(CommandFailure) {
    self.path = path
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
      .parts { $0.hasPrefix("diff --git ") }
    var paragraphs = parts[0].split(separator: "")
    var trailers: [Trailer] = []
    if paragraphs.count > 1, let last = paragraphs.last, let found = Self.trailers(last) {
      trailers = found
      paragraphs.removeLast()
    }
    self.trailers = trailers
    prose = paragraphs.joined().joined(separator: " ")
    files = try parts.dropFirst().map { part throws(CommandFailure) in
      guard let file = File(part) else {
        throw CommandFailure(
          "'\(path)': '\(part[0])' cannot be read; write patches with 'git diff --no-renames'.",
          .badData)
      }
      return file
    }
  }

  /// Returns the trailers of a paragraph; `nil` if a line is neither one nor continues one.
  private static func trailers(_ lines: ArraySlice<Substring>) -> [Trailer]? {
    var trailers: [Trailer] = []
    for line in lines {
      if line.hasPrefix(" "), let last = trailers.indices.last {
        trailers[last].value += " " + line.drop { $0 == " " }
      } else if let match = line.wholeMatch(of: #/([A-Z][A-Za-z-]*): *(.*)/#) {
        trailers.append(Trailer(name: String(match.1), value: String(match.2)))
      } else {
        return nil
      }
    }
    return trailers
  }

  /// All hunks, in the order of the text.
  package var sites: [Site] {
    files.flatMap { file in
      file.hunks.enumerated().map { index, lines in
        let first = lines[0].firstMatch(of: #/-(\d+)/#).flatMap { Int($0.1) } ?? 0
        let context = lines.dropFirst().prefix { !$0.hasPrefix("+") && !$0.hasPrefix("-") }
        let changed = lines.dropFirst().filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
          .map { $0.dropFirst().drop { $0 == " " } }
        return Site(
          path: file.path, hunk: index, line: max(1, first + context.count),
          changesCode: changed.contains { !$0.isEmpty && !$0.hasPrefix("//") })
      }
    }
  }

  // MARK: - Applying

  /// Returns the text of each file after patches were applied one after the other; `nil` for a file
  /// that is deleted.
  ///
  /// Lines may have moved since a patch was made, but those around a change must be the same. A
  /// hunk may be left out, by the patch's path.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 that says how the patch can be opened.
  static func texts(
    _ patches: [Patch], leavingOut left: [String: Site] = [:], of text: (String) -> String?
  ) throws -> [String: String?] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "archbench-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let paths = Set(patches.flatMap { $0.files.map(\.path) })
    for path in paths { try text(path).map { try SourceTexts.write($0, to: path, in: folder) } }
    for patch in patches {
      let lines = patch.lines(leavingOut: left[patch.path])
      if lines.isEmpty { continue }
      let git = ProgramRun(
        ["git", "apply", "--whitespace=nowarn", "-"], in: folder,
        variables: ["GIT_CEILING_DIRECTORIES": FileManager.default.temporaryDirectory.path],
        input: lines.map { $0 + "\n" }.joined())
      guard !git.isMissing else {
        throw CommandFailure("\(patch.path) cannot be applied: \(git.errors).", .failed)
      }
      guard git.isDone else {
        let reason = git.reason.replacing("error: ", with: "")
        throw CommandFailure(
          "\(patch.path) does not apply: \(reason). Open it as a tree with '\(patch.opener)'.",
          .badData)
      }
    }
    return paths.reduce(into: [:]) {
      $0.updateValue(SourceTexts.read($1, in: folder), forKey: $1)
    }
  }

  private func lines(leavingOut left: Site?) -> [Substring] {
    files.flatMap { file in
      let hunks = file.hunks.enumerated().filter { index, _ in
        file.path != left?.path || index != left?.hunk
      }
      return hunks.isEmpty ? [] : file.head + hunks.flatMap(\.element)
    }
  }

  /// The command that opens the patch as a tree, in which it can be mended.
  private var opener: String {
    let parts = path.split(separator: "/")
    if let form = Form.name(ofPatch: path) { return "Scripts/change-tree \(form)" }
    guard path.hasPrefix(ChangeRequest.allFolder + "/"), parts.count > 3 else {
      return "Scripts/change-tree \(path)"
    }
    return "Scripts/change-tree \(parts[2].prefix { $0 != "-" })"
  }
}

extension Patch.File {
  /// Reads the lines from `diff --git` on; `nil` if they name no file, or move one.
  fileprivate init?(_ lines: ArraySlice<Substring>) {
    // The text ends with a line end, so an empty line follows the last one.
    let lines = lines.last == "" ? lines.dropLast() : lines
    let parts = lines.parts { $0.hasPrefix("@@") }
    func path(_ sign: String, _ folder: String) -> String? {
      let line = parts[0].first { $0.hasPrefix("\(sign) \(folder)/") }
      return line.map { String($0.dropFirst(6).prefix { $0 != "\t" }) }
    }
    let (old, new) = (path("---", "a"), path("+++", "b"))
    let moved = ["rename ", "copy ", "Binary ", "GIT binary "]
    guard let path = new ?? old, !parts[0].contains(where: { moved.contains(where: $0.hasPrefix) })
    else { return nil }
    (self.path, isNew) = (path, old == nil)
    (head, hunks) = (Array(parts[0]), parts.dropFirst().map(Array.init))
  }
}

extension Collection where SubSequence == ArraySlice<Element> {
  /// The elements before the first one that begins a part, then each part.
  fileprivate func parts(beginningAt isFirst: (Element) -> Bool) -> [SubSequence] {
    let starts = indices.filter { isFirst(self[$0]) }
    return zip([startIndex] + starts, starts + [endIndex]).map { self[$0..<$1] }
  }
}

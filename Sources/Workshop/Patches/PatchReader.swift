import Support

/// Reads the text of a patch, line by line.
struct PatchReader {
  private let patch: String
  private let lines: [Substring]
  private var next = 0

  init(_ text: String, path: String) {
    patch = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns the words before the first file: the prose as one line, and the trailers.
  func head() -> (prose: String, trailers: [Patch.Trailer]) {
    var paragraphs = lines.prefix { !$0.hasPrefix("diff ") }.split(separator: "")
    var trailers: [Patch.Trailer] = []
    if paragraphs.count > 1, let last = paragraphs.last, let found = Self.trailers(last) {
      trailers = found
      paragraphs.removeLast()
    }
    return (paragraphs.joined().joined(separator: " "), trailers)
  }

  /// Returns the trailers of a paragraph; `nil` if a line is neither one nor continues one.
  private static func trailers(_ lines: ArraySlice<Substring>) -> [Patch.Trailer]? {
    var trailers: [Patch.Trailer] = []
    for line in lines {
      if line.hasPrefix(" "), let last = trailers.indices.last {
        trailers[last].value += " " + line.drop { $0 == " " }
      } else if let match = line.wholeMatch(of: #/([A-Z][A-Za-z-]*): *(.*)/#) {
        trailers.append(Patch.Trailer(name: String(match.1), value: String(match.2)))
      } else {
        return nil
      }
    }
    return trailers
  }

  /// Returns all files.
  mutating func files() throws(CommandFailure) -> [PatchedFile] {
    var files: [PatchedFile] = []
    while next < lines.count {
      if lines[next].hasPrefix("diff --git ") {
        files.append(try file())
      } else {
        next += 1
      }
    }
    return files
  }

  private mutating func file() throws(CommandFailure) -> PatchedFile {
    next += 1
    var (old, new): (String?, String?)
    while next < lines.count, !lines[next].hasPrefix("diff --git "), !lines[next].hasPrefix("@@") {
      let line = lines[next]
      for word in ["rename ", "copy ", "Binary ", "GIT binary "] where line.hasPrefix(word) {
        throw failure("'\(line)' cannot be read; write patches with 'git diff --no-renames'")
      }
      if line.hasPrefix("--- ") { old = path(line, prefix: "a/") }
      if line.hasPrefix("+++ ") { new = path(line, prefix: "b/") }
      next += 1
    }
    guard let path = new ?? old else { throw failure("this file has no lines that change") }
    var hunks: [PatchedFile.Hunk] = []
    while next < lines.count, lines[next].hasPrefix("@@") { hunks.append(try hunk()) }
    return PatchedFile(path: path, isNew: old == nil, isDeleted: new == nil, hunks: hunks)
  }

  /// Returns the path in a line such as `--- a/Sources/A.swift`; `nil` for `/dev/null`.
  private func path(_ line: Substring, prefix: String) -> String? {
    let path = line.dropFirst(4).prefix { $0 != "\t" }
    return path == "/dev/null" ? nil : String(path.hasPrefix(prefix) ? path.dropFirst(2) : path)
  }

  /// Reads `@@ -12,7 +12,9 @@` and its lines.
  private mutating func hunk() throws(CommandFailure) -> PatchedFile.Hunk {
    let words = lines[next].split(separator: " ")
    guard words.count >= 4, let old = range(words[1], sign: "-"),
      let new = range(words[2], sign: "+")
    else { throw failure("'\(lines[next])' does not say which lines change") }
    next += 1
    // An insertion is after the given line, a change at it.
    let start = old.count == 0 ? old.start : old.start - 1
    var hunk = PatchedFile.Hunk(start: start)
    var isChanged = false
    while hunk.oldLines.count < old.count || hunk.newLines.count < new.count {
      guard next < lines.count else { throw failure("the patch ends within a change") }
      // A line of context that is empty may have lost its space.
      let sign = lines[next].first ?? " "
      let text = String(lines[next].dropFirst())
      guard " +-".contains(sign) else { throw failure("a line begins with '\(sign)'") }
      if sign != " ", !isChanged {
        isChanged = true
        hunk.firstChange = start + hunk.oldLines.count + 1
      }
      let code = text.drop { $0 == " " }
      if sign != " ", !code.isEmpty, !code.hasPrefix("//") { hunk.changesCode = true }
      if sign != "+" { hunk.oldLines.append(text) }
      if sign != "-" { hunk.newLines.append(text) }
      next += 1
    }
    if next < lines.count, lines[next].hasPrefix("\\") {
      throw failure("the last line of the file has no line end; give it one")
    }
    return hunk
  }

  /// Reads `-12,7`; a missing count means 1.
  private func range(_ word: Substring, sign: Character) -> (start: Int, count: Int)? {
    let numbers = word.dropFirst().split(separator: ",").map { Int($0) }
    guard word.first == sign, let start = numbers.first ?? nil else { return nil }
    return (start, numbers.count > 1 ? numbers[1] ?? 1 : 1)
  }

  private func failure(_ reason: String) -> CommandFailure {
    CommandFailure(
      "'\(patch)', line \(min(next, lines.count - 1) + 1): \(reason).", .badData)
  }
}

/// The change of one file, as the reader shows it.
struct PageDiff: Encodable, Equatable {
  /// The path from the package's root.
  let path: String
  /// The numbers of lines.
  private(set) var added = 0
  private(set) var removed = 0
  /// The hunks as in the patch; `nil` for a file that is only listed.
  private(set) var text: String? = ""

  /// Returns the files of a patch, as `git diff --no-renames` writes it.
  static func files(of patch: String) -> [PageDiff] {
    var files: [PageDiff] = []
    for line in patch.split(separator: "\n") {
      if line.hasPrefix("diff --git "), let start = line.firstRange(of: " b/")?.upperBound {
        files.append(PageDiff(path: String(line[start...])))
      } else if !files.isEmpty {
        files[files.count - 1].add(line)
      }
    }
    return files
  }

  /// The same change without its text.
  var listed: PageDiff {
    var file = self
    file.text = nil
    return file
  }

  private mutating func add(_ line: Substring) {
    // What stands before the first hunk repeats the path.
    guard let text, !text.isEmpty || line.hasPrefix("@@ ") else { return }
    if line.hasPrefix("+") { added += 1 }
    if line.hasPrefix("-") { removed += 1 }
    self.text = text + line + "\n"
  }
}

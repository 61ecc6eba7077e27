import Report
package import SourceAnalysis
package import Support

/// How view controllers grow with the values that they show: the same small patch, applied again and
/// again.
package struct ConversionExperiment: Sendable {
  /// The number of values, at most.
  package static let most = 20
  /// The folder with the patches, from the package's root.
  package static let folder = ChangeRequest.allFolder + "/conversion"

  /// The architectures that have a patch.
  package static let architectures = ["MVC", "MVVM"]

  private let project: Project
  private let shared: Patch
  private let patches: [(map: BucketMap, patch: Patch)]

  /// - Throws: a `CommandFailure` if a patch is missing or cannot be read.
  package init(in project: Project) throws {
    func patch(_ name: String) throws(CommandFailure) -> Patch {
      try Patch(at: "\(Self.folder)/\(name).patch", root: project.root)
    }
    self.project = project
    shared = try patch("shared")
    patches = try Self.architectures.map { (try project.map(of: $0), try patch($0)) }
  }

  /// Measures the experiment, and stores its figures unless those that are stored are up to date.
  ///
  /// - Throws: a `CommandFailure` if a patch does not apply or the last step does not compile.
  package func store() throws {
    let stored = Stored<ChangesFile>(in: project)
    var file = try stored.read()
    let checksum = try ChangesFile.checksum(of: ChangesFile.conversionPart, in: project)
    guard file.conversion?.checksum != checksum else { return }
    let workshop = Workshop(of: project.root, named: "changes")
    try workshop.update(texts(Self.most))
    for name in Self.architectures { try workshop.build("--target", name.moduleName) }
    let tokens = try patches.map { ($0.map.architecture, try viewTokens(of: $0.map)) }
    file.conversion = ChangesFile.Conversion(
      commit: project.commit, checksum: checksum,
      viewTokens: Dictionary(uniqueKeysWithValues: tokens))
    try stored.write(file)
  }

  /// Returns the texts of all files that change, with a number of further values.
  ///
  /// - Throws: a `CommandFailure` if a patch does not apply.
  package func texts(_ count: Int) throws(CommandFailure) -> [String: String?] {
    var texts: [String: String?] = [:]
    for patch in [shared] + patches.map(\.patch) {
      texts.merge(try patch.repeated(count).texts(of: text)) { $1 }
    }
    return texts
  }

  /// Returns the tokens of all views and view controllers of an architecture's headline, with one to
  /// `most` further values.
  ///
  /// - Throws: a `CommandFailure` or a `SourceError`.
  package func viewTokens(of map: BucketMap) throws -> [Int] {
    let paths = try SourceTree.paths(at: [map.folder], in: project.root).filter { path in
      let place = try map.place(of: String(path.dropFirst(map.folder.count + 1)))
      return [.view, .viewController].contains(place.role)
    }
    return try (1...Self.most).map { count in
      let changed = try texts(count)
      return paths.map { path in
        let text = changed[path].flatMap(\.self) ?? text(path) ?? ""
        return SourceOutline(of: text).tokens.count
      }
      .reduce(0, +)
    }
  }

  private func text(_ path: String) -> String? {
    SourceTexts.read(path, in: project.root)
  }
}

extension Patch {
  /// Returns the patch with each group of added lines that has `NN` in it repeated for the numbers
  /// from 1 to `count`.
  package func repeated(_ count: Int) -> Patch {
    var files = files
    for file in files.indices {
      for hunk in files[file].hunks.indices { files[file].hunks[hunk].repeatAddedLines(count) }
    }
    return Patch(path: path, prose: prose, files: files)
  }
}

extension PatchedFile.Hunk {
  fileprivate mutating func repeatAddedLines(_ count: Int) {
    var lines: [String] = []
    var rest = newLines[...]
    // The hunk only adds lines: each line that is not the next old one was added.
    var old = oldLines[...]
    while !rest.isEmpty {
      let group = Array(rest.prefix { $0 != old.first })
      let isNumbered = group.contains { $0.contains("NN") }
      for number in 1...(isNumbered ? count : 1) {
        lines += group.map { $0.replacing("NN", with: "\(number)") }
      }
      rest = rest.dropFirst(group.count)
      if let kept = rest.popFirst() {
        lines.append(kept)
        old = old.dropFirst()
      }
    }
    newLines = lines
  }
}

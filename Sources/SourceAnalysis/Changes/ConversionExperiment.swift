internal import Foundation

/// How view controllers grow with the values that they show: the same small patch, applied again and
/// again.
package struct ConversionExperiment: Sendable {
  /// The number of values, at most.
  package static let most = 20
  /// The folder with the patches, from the package's root.
  package static let folder = ChangeRequest.allFolder + "/conversion"

  private let root: String
  private let shared: Patch
  private let patches: [(map: BucketMap, patch: Patch)]

  /// - Parameters:
  ///   - maps: the architectures that have a patch.
  ///   - root: the package's folder.
  /// - Throws: a `Patch.Failure` if a patch is missing or cannot be read.
  package init(of maps: [BucketMap], root: String) throws(Patch.Failure) {
    func patch(_ name: String) throws(Patch.Failure) -> Patch {
      let path = "\(Self.folder)/\(name).patch"
      guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else {
        throw Patch.Failure("'\(path)' cannot be read")
      }
      return try Patch(text, name: path)
    }
    self.root = root
    shared = try patch("shared")
    var patches: [(map: BucketMap, patch: Patch)] = []
    for map in maps { patches.append((map, try patch(map.architecture))) }
    self.patches = patches
  }

  /// Returns the texts of all files that change, with a number of further values.
  ///
  /// - Throws: a `Patch.Failure` if a patch does not apply.
  package func texts(_ count: Int) throws(Patch.Failure) -> [String: String?] {
    var texts: [String: String?] = [:]
    for patch in [shared] + patches.map(\.patch) {
      texts.merge(try patch.repeated(count).texts(of: text)) { $1 }
    }
    return texts
  }

  /// Returns the tokens of all views and view controllers of an architecture's headline, with one to
  /// `most` further values.
  ///
  /// - Throws: a `Patch.Failure` or a `SourceError`.
  package func viewTokens(of map: BucketMap) throws -> [Int] {
    let paths = try SourceTree.paths(at: [map.folder], in: root).filter { path in
      let place = try map.place(of: String(path.dropFirst(map.folder.count + 1)))
      return place.bucket != .variants && [.view, .viewController].contains(place.role)
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
    try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }
}

extension Patch {
  /// Returns the patch with each group of added lines that has `NN` in it repeated for the numbers
  /// from 1 to `count`.
  package func repeated(_ count: Int) -> Patch {
    Patch(files: files.map { $0.repeated(count) })
  }
}

extension PatchedFile {
  fileprivate func repeated(_ count: Int) -> PatchedFile {
    var file = self
    for index in file.hunks.indices { file.hunks[index].repeatAddedLines(count) }
    return file
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

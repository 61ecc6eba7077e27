internal import Foundation

/// Finds and reads Swift files.
package enum SourceTree {
  /// A Swift file: the path at which it was found, and the path without symbolic links.
  struct File: Hashable {
    let path: String
    let realPath: String
    let isLink: Bool
  }

  /// Returns the paths of the Swift files at some paths, each file once, ordered by their bytes.
  ///
  /// All paths are relative to `root`. Hidden files and folders such as `.build` are ignored, and
  /// symbolic links to folders are not followed. Throws when a path does not exist or cannot be read.
  package static func paths(
    at paths: [String], in root: String = "."
  ) throws(SourceError) -> [String] {
    try files(at: paths, in: root).map(\.path)
  }

  static func files(at paths: [String], in root: String) throws(SourceError) -> [File] {
    let prefix = prefix(for: root)
    var found: [File] = []
    for given in paths {
      let inside = given.hasPrefix("/") ? given : prefix + withoutDots(given)
      let path = inside.isEmpty ? "." : inside
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw isLink(path) ? .brokenLink(path: path) : .notFound(path: path)
      }
      if isFolder.boolValue {
        found += try filesInFolder(path)
      } else if path.hasSuffix(".swift") {
        found.append(File(path: path, realPath: realPath(path), isLink: isLink(path)))
      } else {
        throw .notSwift(path: path)
      }
    }
    return unique(found).map { file in
      let isInside = !prefix.isEmpty && file.path.hasPrefix(prefix)
      let path = isInside ? String(file.path.dropFirst(prefix.count)) : file.path
      return File(path: path, realPath: file.realPath, isLink: file.isLink)
    }
  }

  /// Returns the Swift files at some paths with their contents, in the order of `paths(at:in:)`.
  ///
  /// Throws when a path does not exist or cannot be read.
  package static func texts(
    at paths: [String], in root: String = "."
  ) throws(SourceError) -> [SourceText] {
    var texts: [SourceText] = []
    for file in try files(at: paths, in: root) {
      guard let contents = FileManager.default.contents(atPath: file.realPath) else {
        throw .unreadableFile(path: file.path)
      }
      texts.append(SourceText(path: file.path, bytes: [UInt8](contents)))
    }
    return texts
  }

  private static func filesInFolder(_ root: String) throws(SourceError) -> [File] {
    var found: [File] = []
    var folders = [(path: prefix(for: root), realPath: prefix(for: realPath(root)))]
    while let folder = folders.popLast() {
      let path = folder.path.isEmpty ? "." : folder.path
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw .unreadableFolder(path: path)
      }
      for name in names where !name.hasPrefix(".") {
        let path = folder.path + name
        switch try kind(of: path, isSwift: name.hasSuffix(".swift")) {
        case .folder: folders.append((path + "/", folder.realPath + name + "/"))
        case .file:
          found.append(File(path: path, realPath: folder.realPath + name, isLink: false))
        case .linkToFile: found.append(File(path: path, realPath: realPath(path), isLink: true))
        case .other: break
        }
      }
    }
    return found
  }

  private enum Kind {
    case folder, file, linkToFile, other
  }

  /// Returns the kind of entry at a path; a file that is not Swift and a link to a folder are `other`.
  private static func kind(of path: String, isSwift: Bool) throws(SourceError) -> Kind {
    switch type(of: path) {
    case .typeDirectory: return .folder
    case .typeRegular: return isSwift ? .file : .other
    case .typeSymbolicLink where isSwift:
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .brokenLink(path: path)
      }
      return isFolder.boolValue ? .other : .linkToFile
    default: return .other
    }
  }

  /// Returns each file once, sorted by path; a path that is not a link is preferred.
  private static func unique(_ files: [File]) -> [File] {
    let sorted = files.sorted { one, other in
      one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
    }
    var seen: Set<String> = []
    let kept = (sorted.filter { !$0.isLink } + sorted.filter(\.isLink)).filter {
      seen.insert($0.realPath).inserted
    }
    return kept.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Returns the beginning of all paths in a folder: empty for `.`, otherwise with a slash at the end.
  private static func prefix(for folder: String) -> String {
    var prefix = Substring(folder)
    while prefix.hasSuffix("/") { prefix.removeLast() }
    if prefix.isEmpty, folder.hasPrefix("/") { return "/" }
    return prefix.isEmpty || prefix == "." ? "" : prefix + "/"
  }

  /// Returns a path without `./` at its beginning; empty for `.`.
  private static func withoutDots(_ path: String) -> String {
    var rest = Substring(path)
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    return rest == "." ? "" : String(rest)
  }

  private static func type(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }

  private static func isLink(_ path: String) -> Bool { type(of: path) == .typeSymbolicLink }

  private static func realPath(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}

import Foundation
package import SourceMetrics

/// An architecture's sources, taken apart for its rules.
package struct RuleSources: Sendable {
  /// One file.
  package struct File: Sendable {
    /// From the package's root.
    package let path: String
    /// From the architecture's folder.
    package let inside: String
    package let place: Place
    package let text: String
    package let outline: SourceOutline
  }

  /// The architecture's name.
  package let architecture: String
  /// In the order of their paths.
  package private(set) var files: [File] = []
  private let map: BucketMap

  /// Reads an architecture's files.
  ///
  /// - Parameters:
  ///   - map: where they lie, from `root`.
  ///   - root: the package's folder.
  /// - Throws: a `SourceError` when something cannot be read, or plays no role.
  package init(_ map: BucketMap, root: String) throws(SourceError) {
    self.map = map
    architecture = map.architecture
    for path in try SourceTree.paths(at: [map.folder], in: root) {
      guard let bytes = FileManager.default.contents(atPath: "\(root)/\(path)") else {
        throw .unreadableFile(path: path)
      }
      files.append(try file(path, String(decoding: bytes, as: UTF8.self)))
    }
  }

  /// The same sources, where a file has another text or comes in addition.
  ///
  /// - Throws: a `SourceError` when a new file plays no role.
  package func replacing(_ path: String, with text: String) throws(SourceError) -> RuleSources {
    var copy = self
    let new = try file(path, text)
    if let index = files.firstIndex(where: { $0.path == path }) {
      copy.files[index] = new
    } else {
      copy.files.append(new)
    }
    return copy
  }

  private func file(_ path: String, _ text: String) throws(SourceError) -> File {
    let inside = String(path.dropFirst(map.folder.count + 1))
    return File(
      path: path, inside: inside, place: try map.place(of: inside), text: text,
      outline: SourceOutline(of: text))
  }

  /// The same sources, as if some files were not there.
  func without(_ set: FileSet) -> RuleSources {
    var copy = self
    copy.files.removeAll(where: set.contains)
    return copy
  }

  /// The files of a selection.
  func files(in set: FileSet) -> [File] { files.filter(set.contains) }

  /// The names of the types that the files of a selection declare, nested ones left out.
  func typeNames(in set: FileSet) -> Set<String> {
    Set(
      files(in: set).flatMap(\.outline.types)
        .filter { $0.kind != "extension" && !$0.name.contains(".") }.map(\.name))
  }

  /// Where a member is declared, by a name such as `Store.state`; the file of a type's name alone.
  func declaration(of name: String) -> (path: String, line: Int)? {
    let parts = name.split(separator: ".").map(String.init)
    let owner = parts.dropLast().joined(separator: ".")
    for file in files {
      for type in file.outline.scopes {
        if type.name == name, type.kind != "extension" { return (file.path, type.line) }
        guard type.name == owner, let member = parts.last else { continue }
        let lines =
          type.properties.filter { $0.name == member }.map(\.line)
          + type.functions.filter { $0.name == member }.map(\.line)
          + type.cases.filter { $0.name == member }.map(\.line)
        if let line = lines.first { return (file.path, line) }
      }
    }
    return nil
  }
}

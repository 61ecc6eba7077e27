/// The parsed sources of an architecture.
package struct RuleSources: Sendable {
  /// One file.
  package struct File: Sendable {
    /// The path from the package's root.
    package let path: String
    /// The path from the architecture's folder.
    package let pathInFolder: String
    package let place: Place
    package let text: String
    package let outline: SourceOutline
  }

  /// The architecture's name.
  package let architecture: String
  /// The files, ordered by path.
  package private(set) var files: [File] = []
  private let map: BucketMap

  /// Reads an architecture's files.
  ///
  /// - Throws: a `SourceError` if a file cannot be read or has no role.
  package init(_ map: BucketMap, root: String) throws(SourceError) {
    self.map = map
    architecture = map.architecture
    for text in try SourceTree.texts(at: [map.folder], in: root) {
      files.append(try file(text.path, String(decoding: text.bytes, as: UTF8.self)))
    }
  }

  /// Returns the same sources with a file replaced or added.
  ///
  /// - Throws: a `SourceError` if a new file has no role.
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
    let pathInFolder = String(path.dropFirst(map.folder.count + 1))
    return File(
      path: path, pathInFolder: pathInFolder, place: try map.place(of: pathInFolder), text: text,
      outline: SourceOutline(of: text))
  }

  /// Returns the place of a declaration, by the name of a type or a member such as `Store.state`.
  package func declaration(of name: String) -> (path: String, line: Int)? {
    let parts = name.split(separator: ".").map(String.init)
    let owner = parts.dropLast().joined(separator: ".")
    for file in files {
      for type in file.outline.scopes {
        if type.name == name, type.kind != .extension { return (file.path, type.line) }
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

internal import Foundation
package import SourceMetrics

/// Sources that the compiler takes as one module, and how it is to take them.
package struct SourceModule: Sendable {
  /// A file, by its path from the root, and what it does.
  package struct File: Hashable, Sendable {
    package let path: String
    package let place: Place

    package init(path: String, place: Place) {
      self.path = path
      self.place = place
    }
  }

  package let name: String
  /// The folder that all paths are from.
  package let root: String
  package let files: [File]
  /// Words for the compiler beside the files and the module's name.
  let options: [String]

  package init(_ name: String, root: String, files: [File], options: [String]) {
    self.name = name
    self.root = root
    self.files = files
    self.options = options
  }

  /// An architecture of this package, compiled as `Package.swift` has it compiled.
  ///
  /// - Parameters:
  ///   - map: the architecture, whose folder is from `root`.
  ///   - root: the package's folder.
  ///   - modules: the folder of the modules that it imports.
  /// - Throws: an `IndexError` if the sources cannot be read or the modules are not there.
  package init(_ map: BucketMap, root: String, modules: String) throws(IndexError) {
    guard FileManager.default.fileExists(atPath: modules) else { throw .noModules(path: modules) }
    do throws(SourceError) {
      files = try SourceTree.paths(at: [map.folder], in: root).map { path throws(SourceError) in
        let inside = String(path.dropFirst(map.folder.count + 1))
        return File(path: path, place: try map.place(of: inside))
      }
    } catch {
      throw .source(error)
    }
    name = map.architecture
    self.root = root
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    options =
      ["-swift-version", "6", "-default-isolation", "MainActor"]
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      + ["-package-name", Self.packageName(modules: modules, root: root), "-I", modules]
  }

  /// The path that the compiler is given.
  func absolute(_ file: File) -> String {
    URL(filePath: root).appending(path: file.path).standardizedFileURL.path
  }

  /// What the package manager calls the package to the compiler: its folder's name, in lower case.
  ///
  /// The modules know; so it is the folder in which they were built.
  private static func packageName(modules: String, root: String) -> String {
    let parts = URL(filePath: modules).standardizedFileURL.pathComponents
    let folder =
      parts.lastIndex(of: ".build").map { parts[$0 - 1] }
      ?? URL(filePath: root).standardizedFileURL.lastPathComponent
    return String(
      folder.lowercased().map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

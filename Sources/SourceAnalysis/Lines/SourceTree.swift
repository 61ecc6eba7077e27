import Foundation

/// Finds and reads Swift files.
package enum SourceTree {
  /// Returns the paths of the Swift files at some paths, each file once, ordered by their bytes.
  ///
  /// All paths are relative to `root`. In folders, symbolic links and hidden files and folders such as
  /// `.build` are ignored. `leavingOut` is called for each name that is not UTF-8. Throws when a path
  /// does not exist or cannot be read.
  package static func paths(
    at paths: [String], in root: String = ".", leavingOut: () -> Void = {}
  ) throws(SourceError) -> [String] {
    var found: Set<String> = []
    for given in paths {
      let path = simplified(given)
      let place = absolute(path, in: root)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
        throw SourceError("there is no file or folder at '\(place)'; check the path")
      }
      if isFolder.boolValue {
        for file in try files(in: place, leavingOut) {
          found.insert(path == "." ? file : "\(path)/\(file)")
        }
      } else if path.hasSuffix(".swift") {
        found.insert(path)
      } else {
        throw SourceError(
          "'\(place)' is not a Swift file; give a folder, or a file whose name ends in .swift")
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns the Swift files at some paths with their contents, in the order of `paths(at:in:)`.
  ///
  /// Throws when a path does not exist or cannot be read.
  package static func texts(
    at paths: [String], in root: String = ".", leavingOut: () -> Void = {}
  ) throws(SourceError) -> [SourceText] {
    try self.paths(at: paths, in: root, leavingOut: leavingOut).map { path throws(SourceError) in
      guard let contents = FileManager.default.contents(atPath: absolute(path, in: root)) else {
        throw SourceError("the file '\(path)' cannot be read; check its permissions")
      }
      return SourceText(path: path, bytes: [UInt8](contents))
    }
  }

  /// Returns the paths of the Swift files in a folder, from that folder.
  private static func files(
    in folder: String, _ leavingOut: () -> Void
  ) throws(SourceError) -> [String] {
    guard let names = names(in: folder, leavingOut) else {
      throw SourceError("the folder '\(folder)' cannot be read; check its permissions")
    }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
        throw SourceError("the file '\(path)' cannot be read; check its permissions")
      }
      switch attributes[.type] as? FileAttributeType {
      case .typeDirectory: found += try files(in: path, leavingOut).map { "\(name)/\($0)" }
      case .typeRegular where name.hasSuffix(".swift"): found.append(name)
      default: break
      }
    }
    return found
  }

  /// Returns the names in a folder; `nil` if it cannot be read.
  ///
  /// Foundation leaves out names that are not UTF-8 without a word.
  private static func names(in folder: String, _ leavingOut: () -> Void) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if let name = String(validating: bytes, as: UTF8.self) {
        names.append(name)
      } else {
        leavingOut()
      }
    }
    return names
  }

  private static func absolute(_ path: String, in root: String) -> String {
    path.hasPrefix("/") || root == "." ? path : "\(root)/\(path)"
  }

  /// Returns a path without `.` and empty parts, such as `a/b` for `./a//b/`.
  private static func simplified(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    if path.hasPrefix("/") { return "/" + parts.joined(separator: "/") }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}

/// A Swift file's path and its bytes.
package struct SourceText: Hashable, Sendable {
  /// The path of the file, beginning with the path that was asked for.
  package let path: String
  /// The content, valid UTF-8 or not.
  package let bytes: [UInt8]
}

/// A failure to read, count or compile sources.
package struct SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened, where, and what to do: one sentence without a full stop.
  package let description: String

  package init(_ description: String) { self.description = description }
}

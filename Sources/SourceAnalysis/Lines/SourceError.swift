/// A failure to measure sources.
package enum SourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing at the path.
  case notFound(path: String)
  /// The path is neither a folder nor a file with the ending `.swift`.
  case notSwift(path: String)
  /// The folder exists but cannot be listed.
  case unreadableFolder(path: String)
  /// The file exists but cannot be read.
  case unreadableFile(path: String)
  /// The file belongs to an architecture but to none of its buckets.
  case noBucket(path: String, architecture: String)
  /// The file belongs to an architecture, but no rule gives its role.
  case noRole(path: String, architecture: String)
  /// The map has no architecture with this name.
  case unknownArchitecture(name: String, known: [String])

  /// What happened, where, and what to do: one sentence without a full stop.
  package var description: String {
    switch self {
    case .notFound(let path):
      "there is no file or folder at '\(path)'; check the path"
    case .notSwift(let path):
      "'\(path)' is not a Swift file; give a folder, or a file whose name ends in .swift"
    case .unreadableFolder(let path):
      "the folder '\(path)' cannot be read; check its permissions"
    case .unreadableFile(let path):
      "the file '\(path)' cannot be read; check its permissions"
    case .noBucket(let path, let architecture):
      "'\(path)' is in no bucket of \(architecture); move it into Infrastructure/, Composition/ or "
        + "the folder of its screen"
    case .noRole(let path, let architecture):
      "'\(path)' plays no role in \(architecture); name it as the files like it are named, or add a "
        + "rule to Sources/Study/Roles.swift"
    case .unknownArchitecture(let name, let known):
      "there is no architecture '\(name)' in the bucket map; the map has "
        + known.joined(separator: ", ")
    }
  }
}

import Foundation

/// A temporary folder that is removed with this object, and the file `notes.json` in it.
final class TemporaryFolder {
  let path = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID())").path
  var file: String { path + "/notes.json" }

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The sorted names of all files in the folder, with hidden ones.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  var bytes: Data? { FileManager.default.contents(atPath: file) }

  func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  func setPermissions(_ permissions: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }
}

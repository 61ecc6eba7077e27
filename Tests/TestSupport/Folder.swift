package import Foundation

/// A folder next to a test's source file, with its goldens and fixtures.
package nonisolated struct Folder: Sendable {
  private let url: URL

  /// - Parameters:
  ///   - name: The folder's name.
  ///   - file: The test's source file.
  package init(_ name: String, besides file: String = #filePath) {
    url = URL(filePath: file).deletingLastPathComponent().appending(path: name)
  }

  /// Returns the sorted names of the files with an ending, without that ending.
  ///
  /// Without the folder, tests of each of its files would pass without a file.
  package func names(ending: String) -> [String] {
    guard let all = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      preconditionFailure("There is no folder \(url.path).")
    }
    return all.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  package func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  package func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  package func write(_ data: Data, to name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try data.write(to: url.appending(path: name), options: .atomic)
  }

  /// Whether tests write their goldens instead of comparing them: `UPDATE_GOLDENS=1 swift test`.
  package static var updatesGoldens: Bool {
    ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
  }
}

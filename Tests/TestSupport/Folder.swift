import Foundation

/// A folder beside a test's source file: where its goldens and fixtures lie.
package nonisolated struct Folder: Sendable {
  private let url: URL

  /// - Parameters:
  ///   - name: the folder's name.
  ///   - file: the test's source file.
  package init(_ name: String, besides file: String = #filePath) {
    url = URL(filePath: file).deletingLastPathComponent().appending(path: name)
  }

  /// The names of its files with an ending, sorted, the ending cut off.
  package func names(ending: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return all.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  package func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  package func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try text.write(to: url.appending(path: name), atomically: true, encoding: .utf8)
  }

  /// Whether goldens are to be written anew: `UPDATE_GOLDENS=1 swift test`.
  package static var updatesGoldens: Bool {
    ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
  }
}

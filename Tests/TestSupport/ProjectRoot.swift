import Foundation

/// The path of the package's folder.
package nonisolated let projectRoot = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().path

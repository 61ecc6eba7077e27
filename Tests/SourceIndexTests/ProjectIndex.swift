import Foundation
import SourceMetrics

@testable import SourceIndex

/// The architectures of this project, each compiled for its index once for all tests.
@MainActor
enum ProjectIndex {
  nonisolated static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// The modules of the build that the tests are of.
  nonisolated static let modules = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules").path

  private static var made: [String: SemanticIndex] = [:]

  static func index(of architecture: String) throws -> SemanticIndex {
    if let known = made[architecture] { return known }
    let index = try SemanticIndex(of: BucketMap.named(architecture), root: root, modules: modules)
    made[architecture] = index
    return index
  }
}

import Foundation
import Study
import TestSupport

@testable import SourceAnalysis

/// The indexes of this project's architectures, each made once for all tests.
@MainActor
enum ProjectIndex {
  nonisolated static let root = projectRoot

  /// The folder of the modules in the build that contains the tests.
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

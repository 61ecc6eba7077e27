import Foundation

/// The path of the package's folder.
package nonisolated let projectRoot = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().path

/// The folder of the modules in the build that contains the tests.
package nonisolated let builtModules = URL(filePath: CommandLine.arguments[0])
  .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules").path

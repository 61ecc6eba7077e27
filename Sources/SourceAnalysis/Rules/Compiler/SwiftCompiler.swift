import Foundation
import Support

/// The Swift compiler, used to type-check programs against built modules.
package struct SwiftCompiler: Sendable {
  private let executable: String
  private let modules: String

  /// Finds the compiler on the search path, and the modules beside this program.
  ///
  /// - Parameters:
  ///   - modules: the folder with the `.swiftmodule` files.
  ///   - environment: the variables of the environment; `PATH` is searched.
  /// - Throws: an `Unavailable` if one of them is missing.
  package init(
    modules: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Unavailable) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let found = folders.map { $0 + "/swiftc" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let found else {
      throw Unavailable(reason: "there is no swiftc in the PATH")
    }
    guard FileManager.default.fileExists(atPath: modules + "/Toolkit.swiftmodule") else {
      throw Unavailable(reason: "there are no built modules in \(modules)")
    }
    executable = found
    self.modules = modules
  }

  /// The reason why no program can be checked.
  package struct Unavailable: Error, Hashable, Sendable {
    /// A sentence without a full stop.
    package let reason: String
  }

  /// Starts a type check of some files of a module.
  ///
  /// - Parameters:
  ///   - module: the name of the module.
  ///   - files: the files to check.
  ///   - others: the other files of the module; they are read, not checked.
  /// - Returns: the running type check.
  func typeCheck(module: String, files: [String], others: [String]) -> RunningProgram {
    var words = [executable, "-frontend", "-typecheck", "-module-name", module]
    words += SourceModule.options(modules: modules) + ["-diagnostic-style", "llvm"]
    for file in files { words += ["-primary-file", file] }
    return RunningProgram(words + others)
  }
}

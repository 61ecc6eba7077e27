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

  /// SwiftPM's name of the package for the compiler: the folder in which it was built.
  private var packageName: String {
    let parts = URL(filePath: modules).standardizedFileURL.pathComponents
    let folder = parts.lastIndex(of: ".build").map { parts[$0 - 1] } ?? ""
    return String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
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
    // The settings of Package.swift's `onMainActor`.
    var words = [executable, "-frontend", "-typecheck", "-swift-version", "6"]
    words += ["-default-isolation", "MainActor", "-package-name", packageName]
    for feature in ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"] {
      words += ["-enable-upcoming-feature", feature]
    }
    words += ["-module-name", module, "-I", modules, "-diagnostic-style", "llvm"]
    for file in files { words += ["-primary-file", file] }
    return RunningProgram(words + others)
  }
}

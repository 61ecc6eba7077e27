internal import Foundation
internal import Support

/// The Swift compiler on the search path, and the library that reads its index.
package struct Toolchain: Sendable {
  /// The library that reads indexes.
  let indexLibrary: String
  /// The folder of the standard macros, which the compiler's frontend does not find by itself.
  package let plugins: String
  /// The options that the compiler needs on this system.
  private let systemOptions: [String]

  /// Asks the compiler for its folder.
  ///
  /// - Throws: an `IndexError` if there is no compiler, or no library beside it.
  package init() throws(IndexError) {
    let run = ProgramRun(["swiftc", "-print-target-info"])
    guard run.isDone,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
    else { throw .noCompiler }
    let folder = URL(filePath: info.paths.runtimeResourcePath).deletingLastPathComponent()
    indexLibrary = folder.appending(path: Self.indexLibraryName).path
    guard FileManager.default.fileExists(atPath: indexLibrary) else {
      throw .noLibrary(reason: "there is none at '\(indexLibrary)'")
    }
    plugins = folder.appending(path: "swift/host/plugins").path
    systemOptions = Self.sdk.map { ["-sdk", $0] } ?? []
  }

  /// Type-checks a module with the compiler.
  ///
  /// - Parameters:
  ///   - module: the sources.
  ///   - scratch: a folder for files that the compiler reads or writes.
  ///   - store: the folder for an index; nil for no index.
  /// - Returns: the message of the compiler's first error; nil if there is no error.
  func check(_ module: SourceModule, scratch: String, store: String? = nil) -> String? {
    let files = module.files.map { module.absolute($0) }
    var words = ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-module-name", module.name]
    words += systemOptions + module.options
    words.append("-suppress-warnings")
    if let store {
      // Without a name for each file the index would keep only the last file.
      let units = Self.list(files.map { $0 + ".o" }, at: scratch + "/units")
      words += ["-index-store-path", store, "-index-ignore-system-modules"]
      words += ["-Xfrontend", "-index-unit-output-path-filelist", "-Xfrontend", units]
    }
    let list = Self.list(files.map { "\"\($0)\"" }, at: scratch + "/files")
    let run = ProgramRun(words + ["@" + list])
    guard !run.isDone else { return nil }
    let lines = run.text.split(separator: "\n")
    let errors = lines.compactMap {
      $0.split(separator: " error: ", maxSplits: 1).dropFirst().first
    }
    guard let first = errors.first ?? lines.first else { return "it gives no reason" }
    return String(first)
  }

  private static func list(_ lines: [String], at path: String) -> String {
    try? lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    let paths: Paths
  }
}

#if canImport(Darwin)
  internal import Support
#endif

/// The differences between Linux and macOS; the macOS part is untested.
extension Toolchain {
  #if canImport(Darwin)
    static let indexLibraryName = "libIndexStore.dylib"

    /// The SDK with the system's modules.
    static var sdk: String? { ProgramRun(["xcrun", "--show-sdk-path"]).answer }
  #else
    static let indexLibraryName = "libIndexStore.so"

    static let sdk: String? = nil
  #endif
}

internal import Foundation
internal import Support

/// The Swift compiler on the search path, and the library that reads its index.
package struct Toolchain: Sendable {
  /// The library that reads indexes.
  let indexLibrary: String
  /// The folder of the standard macros, which the compiler's frontend does not find by itself.
  package let plugins: String

  /// Asks the compiler for its folder.
  ///
  /// - Throws: a `SourceError` if there is no compiler, or no library beside it.
  package init() throws(SourceError) {
    let run = ProgramRun(["swiftc", "-print-target-info"])
    guard run.isDone,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
    else { throw Self.missing }
    let folder = URL(filePath: info.paths.runtimeResourcePath).deletingLastPathComponent()
    indexLibrary = folder.appending(path: Self.indexLibraryName).path
    guard FileManager.default.fileExists(atPath: indexLibrary) else {
      throw SourceError(
        "the toolchain's library for reading an index is not at '\(indexLibrary)'; install the whole "
          + "toolchain")
    }
    plugins = folder.appending(path: "swift/host/plugins").path
  }

  static let missing = SourceError(
    "there is no Swift compiler on the search path; install the toolchain that built this")

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    let paths: Paths
  }
}

/// The differences between Linux and macOS; the macOS part is untested.
extension Toolchain {
  #if canImport(Darwin)
    static let indexLibraryName = "libIndexStore.dylib"

    /// The options that the compiler needs on this system: the SDK with the system's modules.
    static var systemOptions: [String] {
      ProgramRun(["xcrun", "--show-sdk-path"]).answer.map { ["-sdk", $0] } ?? []
    }
  #else
    static let indexLibraryName = "libIndexStore.so"

    static let systemOptions: [String] = []
  #endif
}

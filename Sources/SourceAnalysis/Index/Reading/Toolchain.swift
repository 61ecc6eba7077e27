internal import Foundation

/// The Swift compiler on the search path, and the library that reads its index.
struct Toolchain: Sendable {
  /// The library that reads indexes.
  let indexLibrary: String
  /// The folder of the standard macros, which the compiler's frontend does not find by itself.
  let plugins: String
  /// The options that the compiler needs on this system.
  private let systemOptions: [String]

  /// Asks the compiler for its folder.
  ///
  /// - Throws: an `IndexError` if there is no compiler, or no library beside it.
  init() throws(IndexError) {
    guard let answer = Self.run(["swiftc", "-print-target-info"]), answer.status == 0,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.output.utf8))
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
    guard let answer = Self.run(words + ["@" + list]) else { return "it cannot be started" }
    guard answer.status != 0 else { return nil }
    let lines = answer.output.split(separator: "\n")
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

  /// Returns a program's output, with errors, and its exit code; nil if it cannot be started.
  static func run(_ words: [String]) -> (output: String, status: Int32)? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    let paths: Paths
  }
}

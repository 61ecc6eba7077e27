internal import Foundation
internal import Support

/// Sources of one module, and the options with which they are compiled.
package struct SourceModule: Sendable {
  package let name: String
  /// The folder to which all paths are relative.
  package let root: String
  /// The paths of the files.
  package let files: [String]
  /// The compiler's options besides the files and the module's name.
  let options: [String]

  package init(_ name: String, root: String, files: [String], options: [String]) {
    self.name = name
    self.root = root
    self.files = files
    self.options = options
  }

  /// Creates the module of an architecture, with the compiler options of `Package.swift`.
  ///
  /// - Throws: a `SourceError` if the sources cannot be read or the modules are missing.
  package init(_ map: BucketMap, root: String, modules: String) throws(SourceError) {
    guard FileManager.default.fileExists(atPath: modules) else {
      throw SourceError(
        "there are no compiled modules at '\(modules)'; run the executable from where it was built")
    }
    files = try SourceTree.paths(at: [map.folder], in: root)
    name = map.architecture.moduleName
    self.root = root
    options = Self.options(modules: modules)
  }

  /// Returns the compiler's options for an architecture, as in `Package.swift`.
  package static func options(modules: String) -> [String] {
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    return ["-swift-version", "6", "-default-isolation", "MainActor"]
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      + ["-package-name", packageName(modules: modules), "-I", modules]
  }

  /// Returns what the modules of tests need besides: the module map of a C target.
  static func testOptions(modules: String) -> [String] {
    ["-Xcc", "-fmodule-map-file=\(modules)/../CProbes.build/module.modulemap"]
  }

  /// Returns this module with further files and options.
  package func adding(_ paths: [String], options: [String] = []) -> SourceModule {
    SourceModule(name, root: root, files: files + paths, options: self.options + options)
  }

  /// Returns the module with some of its files alone.
  func part(_ paths: Set<String>) -> SourceModule {
    SourceModule(name, root: root, files: files.filter(paths.contains), options: options)
  }

  /// Returns the module with modules from another folder.
  func replacing(_ modules: String, with others: String) -> SourceModule {
    SourceModule(
      name, root: root, files: files, options: options.map { $0 == modules ? others : $0 })
  }

  /// Returns the path of the file with an error.
  func path(of error: CompilerError) -> String? {
    files.first { $0.split(separator: "/").last.map { $0 == error.file } ?? false }
  }

  /// Returns the path of a file that is passed to the compiler.
  private func absolute(_ path: String) -> String {
    URL(filePath: root).appending(path: path).standardizedFileURL.path
  }

  /// Returns the compiler's name of the package: the name of its folder in lower case.
  ///
  /// The modules contain that name. So it is the name of the folder in which they were built.
  private static func packageName(modules: String) -> String {
    let parts = URL(filePath: modules).standardizedFileURL.pathComponents
    let folder = parts.lastIndex(of: ".build").map { parts[$0 - 1] } ?? ""
    return String(
      folder.lowercased().map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

extension SourceModule {
  /// The compiler's mode in which it checks types.
  package static let types = ["-typecheck", "-suppress-warnings"]

  /// The compiler's mode in which it also finds errors of data flow.
  package static let dataFlow = ["-emit-sil", "-o", "/dev/null"]

  /// Returns the errors that the compiler finds in the module, in one of its modes and with further
  /// options.
  ///
  /// - Throws: a `SourceError` if there is no compiler.
  package func errors(_ mode: [String]) throws(SourceError) -> [CompilerError] {
    let run = ProgramRun(command(mode))
    guard !run.isMissing else {
      throw SourceError("the sources cannot be compiled: \(run.reason)")
    }
    if run.isDone { return [] }
    let errors = CompilerError.all(in: run.text)
    let end = CompilerError(file: "", line: 0, message: String(run.text.suffix(300)))
    return errors.isEmpty ? [end] : errors
  }

  /// Returns the words that start the compiler.
  package func command(_ mode: [String]) -> [String] {
    ["swiftc", "-wmo", "-parse-as-library", "-module-name", name] + mode + options
      + Self.systemOptions + files.map(absolute)
  }

  /// The options that the compiler needs on this system: on macOS, which is untested, the SDK.
  private static var systemOptions: [String] {
    #if canImport(Darwin)
      ProgramRun(["xcrun", "--show-sdk-path"]).answer.map { ["-sdk", $0] } ?? []
    #else
      []
    #endif
  }
}

/// An error message of the compiler.
package struct CompilerError: Hashable, Sendable {
  /// The name of the file without its folders.
  package let file: String
  package let line: Int
  package let message: String

  /// Returns the errors in the compiler's output, with lines `path:line:column: error: message`.
  package static func all(in output: String) -> [CompilerError] {
    output.split(separator: "\n").compactMap { line in
      guard let range = line.firstRange(of: ": error: ") else { return nil }
      let place = line[..<range.lowerBound].split(separator: ":")
      let message = String(line[range.upperBound...])
      guard place.count >= 3, let number = Int(place[place.count - 2]) else {
        return CompilerError(file: "", line: 0, message: message)
      }
      let file = place[0].split(separator: "/").last.map(String.init) ?? ""
      return CompilerError(file: file, line: number, message: message)
    }
  }
}

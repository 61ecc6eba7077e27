import Equivalence
import Foundation
import Measurement
import Results
import Study
import Support
import Workshop

/// The folder of the project's sources.
enum ProjectSource {
  /// The project's folder: the current folder, or else the one in which the command was built.
  static var root: String? {
    [FileManager.default.currentDirectoryPath, builtRoot].first(where: isRoot)
  }

  /// Whether a folder is the project's.
  static func isRoot(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/Sources/Architectures/Baseline")
  }

  /// The folder in which the command was built; it may no longer exist.
  static var builtRoot: String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// The folder of the modules from which this executable was built.
  static var modules: String {
    URL(filePath: WorkerProcess.ownPath).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Modules").path
  }

  /// Returns the project with the architectures of the catalog.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if its folder is not there.
  static func project() throws(CommandFailure) -> Project {
    guard let root else {
      throw CommandFailure(
        "The project's sources are not here; run the command in the project's folder.", .badData)
    }
    return Project(root)
  }
}

/// The scripts of the conformance tests, if the project's folder is available.
enum ProjectScripts {
  /// The paths of the scripts, sorted by name; `nil` if none is found.
  static var paths: [String]? {
    guard let root = ProjectSource.root else { return nil }
    let folder = "\(root)/Tests/Equivalence/Scripts"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let scripts = names.filter { $0.hasSuffix(".script") }.sorted().map { "\(folder)/\($0)" }
    return scripts.isEmpty ? nil : scripts
  }

  static let missing =
    "No script was played: the project's are neither in the current folder nor where the command "
    + "was built. Run it in the project's folder, or name scripts with --script."
}

/// Reads scripts from files.
enum ScriptFile {
  /// Returns the script at `path`.
  ///
  /// - Throws: a `CommandFailure`, `file:line: what is wrong`, with exit code 64.
  static func read(_ path: String) throws -> Script {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw CommandFailure.diagnostic(
        "\(path):1: the script cannot be read, expected a text file that you may open", .usage)
    }
    InputFiles.note(path)
    do {
      return try ScriptParser.parse(Array(bytes), file: path)
    } catch {
      throw CommandFailure.diagnostic("\(error)", .usage)
    }
  }
}

extension Script {
  /// The name of its file without folders and ending.
  var name: String { URL(filePath: file).deletingPathExtension().lastPathComponent }
}

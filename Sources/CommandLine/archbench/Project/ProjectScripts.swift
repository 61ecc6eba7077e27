import Equivalence
import Foundation
import Support

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

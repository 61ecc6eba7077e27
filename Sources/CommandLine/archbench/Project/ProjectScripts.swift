import Foundation

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

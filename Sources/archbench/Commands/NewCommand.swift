import Foundation
import SourceAnalysis
import Support
import Workshop

/// The command `new`, which adds an architecture to the package as a starting point.
enum NewCommand {
  static let name = Argument(
    "name", .newArchitecture, help: "The name of the architecture, such as 'VIPER' or 'MVVM-C'.")

  static let command = CommandSpecification(
    "new", abstract: "Add an architecture to this package: a copy of Baseline to start from.",
    discussion: """
      Writes Sources/Architectures/<name without hyphens>, Tests/Architectures/<name without \
      hyphens>, and a line each in Package.swift and Catalog.swift. The new target builds, \
      behaves as specified, and is in every list and report from the next build on. Its README \
      says what to fill in. To remove it again, delete these folders and lines.

      Exit codes: 0 done, 64 usage, 65 the package does not look as expected, 73 cannot write.
      """,
    parameters: [name], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let name = arguments[name]
    // Never the folder where the command was built: a user in another folder would not look there.
    let root = FileManager.default.currentDirectoryPath
    guard ProjectSource.isRoot(root) else {
      throw CommandFailure(
        "The project's sources are not in '\(root)': run the command in the project's folder.",
        .badData)
    }
    try Scaffold(name: name, root: root).write()
    let folder = BucketMap.folder(of: name)
    try console.output.write(
      """
      \(root)/\(folder) is a copy of \(Scaffold.model), and \(name) is in every list. Next:

          swift build -c release
          swift run -c release archbench verify --architecture \(name)
          swift run -c release archbench run --quick --architecture \(name)

      \(folder)/README.md says what is to be filled in. To remove \(name) again, delete \(folder) and
      Tests/Architectures/\(name.moduleName), and its lines in Package.swift and Catalog.swift.

      """)
    return .done
  }
}

extension ValueKind where Value == String {
  /// The name of a new architecture: without hyphens it is a Swift identifier with a capital letter first.
  fileprivate static var newArchitecture: ValueKind {
    ValueKind(
      expectation:
        "letters, digits and hyphens with a capital letter first, that without the hyphens are "
        + "no other target's name",
      read: { word in
        let isName =
          word.first?.isUppercase == true && word.count <= 40
          && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return isName ? word : nil
      })
  }
}

import ArgumentParsing
import Foundation
import Support

/// The command `new`, which adds an architecture to the package as a starting point.
enum NewCommand {
  static let name = Argument(
    "name", .newArchitecture, help: "What its target is called, as in 'VIPER'.")

  static let command = CommandSpecification(
    "new", abstract: "Add an architecture to this package: a copy of Baseline to be rewritten.",
    discussion: """
      Writes Sources/Architectures/<name>, a target that builds, behaves as specified and is in every list and \
      report from the next build on, with a README that says what is to be filled in.

      Exit codes: 0 done, 64 usage, 65 the package does not look as expected, 73 cannot write.
      """,
    parameters: [name], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let name = arguments[name]
    // Never the folder where the command was built: a user in another folder would not look there.
    let root = FileManager.default.currentDirectoryPath
    guard FileManager.default.fileExists(atPath: "\(root)/Sources/Architectures/\(Scaffold.model)")
    else {
      throw CommandFailure(
        "The project's sources are not in '\(root)': run the command in the project's folder.",
        .badData)
    }
    try Scaffold(name: name, root: URL(filePath: root)).write()
    try console.output.write(
      """
      \(root)/Sources/Architectures/\(name) is a copy of \(Scaffold.model), and \(name) is in every list. Next:

          swift build -c release
          swift run -c release archbench verify --architecture \(name)
          swift run -c release archbench run --quick --architecture \(name)

      Sources/Architectures/\(name)/README.md says what is to be filled in.

      """)
    return .done
  }
}

extension ValueKind where Value == String {
  /// The name of a new module: a Swift identifier that begins with a capital letter.
  fileprivate static var newArchitecture: ValueKind {
    ValueKind(
      expectation:
        "a Swift type's name of letters and digits, with a capital letter first, that no "
        + "other target has",
      read: { word in
        let isName =
          word.first?.isUppercase == true && word.count <= 40
          && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return isName ? word : nil
      })
  }
}

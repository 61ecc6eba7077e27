import ArgumentParsing
import Catalog
import Foundation
import Report
import SourceAnalysis
import Study
import Support

/// The command `dependencies`, which shows by the compiler's index which type names which, and
/// which code writes which property.
enum DependenciesCommand {
  static let architectures = Argument(
    repeating: "architecture", .choice(BucketMap.all.map(\.architecture)),
    help: "The architectures to look at. Default: all.")
  static let format = Option.format(.markdown, .json)

  static let command = CommandSpecification(
    "dependencies", abstract: "Show which roles use which, and what writes each property.",
    discussion: """
      For each architecture: which roles use which, and which code writes each property. It reads \
      the index that the compiler writes, so it needs a Swift toolchain and the project's \
      sources.

      Exit codes: 0 done, 64 usage.
      """,
    parameters: [architectures, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let named = arguments[architectures]
    let names = named.isEmpty ? BucketMap.all.map(\.architecture) : named
    let results = ProjectSemantics.results(of: names)
    try console.print(
      arguments[format], SemanticsSection(results).document, json: jsonText(results))
    return .done
  }
}

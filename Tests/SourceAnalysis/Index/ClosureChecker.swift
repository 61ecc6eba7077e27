import Foundation
import Results
import Support

@testable import SourceAnalysis

/// Checks with the compiler whether the index knows the files that a file needs.
///
/// Only direct dependencies of a file are checked. Indirect ones are checked with the file that has
/// them directly.
struct ClosureChecker: Sendable {
  private let module: SourceModule
  private let toolchain: Toolchain
  private let dependencies: FileDependencies
  /// The names that only one file declares, by the path of that file.
  private let ownNames: [String: Set<String>]

  init(_ module: SourceModule, _ index: SemanticIndex) throws {
    self.module = module
    toolchain = try Toolchain()
    dependencies = FileDependencies(index)
    var files: [String: Set<String>] = [:]
    for symbol in index.symbols.values where symbol.kind != .parameter {
      guard let site = symbol.site else { continue }
      files[String(symbol.name.prefix { $0 != "(" }), default: []].insert(site.file)
    }
    ownNames = files.filter { $0.value.count == 1 }.reduce(into: [:]) { names, entry in
      for file in entry.value { names[file, default: []].insert(entry.key) }
    }
  }

  /// The result of checking the closure of a file.
  struct Verdict: Equatable {
    let file: String
    /// The number of files that it needs directly.
    let direct: Int
    /// The compiler's error about the file with its closure; nil if there is none.
    var error: String?
    /// The direct dependencies that can be left out without an error.
    var needless: [String] = []
  }

  func verdict(on file: String) -> Verdict {
    let closure = dependencies.closure(of: file)
    let direct = dependencies.direct(of: file)
    var verdict = Verdict(file: file, direct: direct.count)
    verdict.error = errors(in: closure, of: file).first
    // All are left out at once: a file is needed if an error names one of its declarations.
    let missed = errors(in: closure.subtracting(direct), of: file).flatMap(Self.quotedNames)
    for other in direct.sorted() where ownNames[other]?.isDisjoint(with: missed) ?? true {
      let rest = closure.subtracting([other])
      let isMissed = [file] + rest.sorted().filter { $0 != file }
      if isMissed.allSatisfy({ errors(in: rest, of: $0).isEmpty }) {
        verdict.needless.append(other)
      }
    }
    return verdict
  }

  /// Returns the first line of each of the compiler's errors about one file among some files.
  private func errors(in files: Set<String>, of file: String) -> [String] {
    var words = ["swiftc", "-frontend", "-typecheck", "-parse-as-library", "-suppress-warnings"]
    words += ["-module-name", module.name, "-plugin-path", toolchain.plugins] + module.options
    for part in module.files where files.contains(part.path) {
      words += (part.path == file ? ["-primary-file"] : []) + [module.absolute(part)]
    }
    let run = ProgramRun(words)
    let errors = run.text.split(separator: "\n").compactMap {
      $0.split(separator: " error: ", maxSplits: 1).dropFirst().first.map(String.init)
    }
    return !run.isDone && errors.isEmpty ? ["it gives no reason"] : errors
  }

  /// Returns the names in an error such as `cannot find 'emit' in scope`; the last word of each.
  private static func quotedNames(_ error: String) -> [String] {
    let quoted = error.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    return quoted.flatMap { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }
  }
}

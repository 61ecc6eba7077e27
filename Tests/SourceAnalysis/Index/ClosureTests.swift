import Catalog
import Foundation
import Results
import Study
import Testing

@testable import SourceAnalysis

/// Checks the dependencies of files with the compiler.
///
/// It must accept a file with all its dependencies, and reject it without any one of them.
struct ClosureTests {
  @Test(
    "A file that relies on a conformance needs the file that declares it",
    arguments: [
      ("Relying", ["Emitting", "Note", "Note+Printing", "Printing", "Relying"], 3),
      ("Naming", ["Naming", "Note"], 1),
      ("Met", ["Meeting", "Met", "Met+Meeting"], 2),
    ])
  func conformances(file: String, needed: [String], direct: Int) throws {
    let index = try ConformanceFixture.index.get()
    let checker = try ClosureChecker(ConformanceFixture.module.get().module, index)
    let closure = FileDependencies(index).closure(of: file + ".swift")
    #expect(closure == Set(needed.map { $0 + ".swift" }))
    let verdict = checker.verdict(on: file + ".swift")
    #expect(verdict == .init(file: file + ".swift", direct: direct))
  }

  @Test("Missing dependencies and needless ones are found")
  func judge() throws {
    let fixture = try ConformanceFixture.module.get().module
    let empty = SemanticIndex(module: "Fixture", symbols: [:], occurrences: [])
    let verdict = try ClosureChecker(fixture, empty).verdict(on: "Relying.swift")
    #expect(verdict.error?.contains("cannot find 'emit' in scope") == true)
    let index = try ConformanceFixture.index.get()
    let tooMany = SemanticIndex(
      module: "Fixture", symbols: index.symbols,
      occurrences: index.occurrences + [try needless(in: index)])
    #expect(
      try ClosureChecker(fixture, tooMany).verdict(on: "Met.swift").needless == ["Unused.swift"])
  }

  private func needless(in index: SemanticIndex) throws -> IndexedOccurrence {
    let site = try #require(index.own("Met")?.site)
    let usr = try #require(index.own("Unused")?.usr)
    return IndexedOccurrence(usr: usr, site: site, access: .reference, container: nil)
  }

  @Test(
    "The dependencies of an architecture's files are those that the compiler needs",
    arguments: Self.sample)
  func architectures(name: String) async throws {
    let map = try BucketMap.named(name)
    let module = try SourceModule(map, root: ProjectIndex.root, modules: ProjectIndex.modules)
    let checker = try ClosureChecker(module, SemanticIndex(of: module))
    let files = module.files.map(\.path).filter { Self.checked != nil || Self.few.contains($0) }
    #expect(!files.isEmpty)
    let verdicts = await withTaskGroup(of: ClosureChecker.Verdict.self) { group in
      for file in files { group.addTask { checker.verdict(on: file) } }
      return await group.reduce(into: []) { all, one in all.append(one) }
    }
    for verdict in verdicts {
      #expect(verdict.error == nil, "\(verdict.file)")
      #expect(verdict.needless.isEmpty, "\(verdict.file)")
    }
    if Self.checked != nil {
      let accepted = verdicts.count { $0.error == nil }
      let others = verdicts.map(\.direct).reduce(0, +)
      let needed = others - verdicts.map(\.needless.count).reduce(0, +)
      print(
        "\(name): \(accepted) of \(files.count) closures are accepted; "
          + "\(needed) of \(others) times a file is not without one that it needs by itself.")
    }
  }

  /// The architecture to check completely, or `all`; Scripts/check-closures sets it.
  private static let checked = ProcessInfo.processInfo.environment["CHECK_CLOSURES"]

  private static let sample =
    checked == nil
    ? ["MVC"] : BucketMap.all.map(\.architecture).filter { checked == "all" || checked == $0 }

  private static let few = ["Sources/Architectures/MVC/Stores/UserStore.swift"]
}
